// The text of an issue about a phrase that was read wrongly, with everything needed to repeat it.

/** Return {title, body} for *phrase* in a redacted *log*. */
export function issueOf({ phrase, log, request, answer, say }) {
  const { artifact } = answer;
  return {
    title: say("report.issue.title", { phrase }),
    body: [
      `**${say("report.issue.phrase")}**`, "", quoted(phrase), "",
      `**${say("report.issue.expected")}**`, "", say("report.issue.expected.hint"), "",
      `**${say("report.issue.call")}**`, "", "```text", log.replaceAll("```", "'''"), "```", "",
      `**${say("report.issue.verdict")}**`, "",
      `\`${artifact.status}\` / \`${artifact.outcome}\`; ${JSON.stringify(artifact.values)}; missing: ${artifact.missing.join(", ") || "-"}`, "",
      ...artifact.reasons.map((reason) => `- \`${reason.code}\` ${reason.quote ? JSON.stringify(reason.quote) : ""}`), "",
      `contract: ${JSON.stringify(request.contract)}; today: ${request.today}; provenance: ${JSON.stringify(artifact.provenance)}`,
    ].join("\n"),
  };
}

const quoted = (text) => text.split("\n").map((line) => `> ${line}`).join("\n");

const LONGEST_ADDRESS = 7000;

/**
 * Return the address that opens a new issue at *repository*, or null when none is known. A call too long for an
 * address is left out of it: the text to copy has it.
 */
export function issueAddress(repository, { title, body }) {
  if (!repository) return null;
  const form = `${repository.replace(/\/$/, "")}/issues/new?title=${encodeURIComponent(title)}`;
  const filled = `${form}&body=${encodeURIComponent(body)}`;
  return filled.length <= LONGEST_ADDRESS ? filled : form;
}
