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

/** Return the address that opens a new issue at *repository*, or null when none is known. */
export const issueAddress = (repository, { title, body }) =>
  repository ? `${repository.replace(/\/$/, "")}/issues/new?title=${encodeURIComponent(title)}&body=${encodeURIComponent(body)}` : null;
