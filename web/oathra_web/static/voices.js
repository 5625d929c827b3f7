// Says a call aloud with the voices of this machine. Others may send what they say to a server, so they are left out.

/** Return `canSay(language)` and `say(event, speed, language)`; what is being said stops with `say(null)`. */
export function localVoices(onChange) {
  const synthesis = globalThis.speechSynthesis;
  const voicesFor = (language) => (synthesis?.getVoices() ?? []).filter((voice) => voice.localService && voice.lang.toLowerCase().startsWith(language));
  synthesis?.addEventListener?.("voiceschanged", onChange);

  function say(event, speed, language) {
    synthesis?.cancel();
    const voices = event ? voicesFor(language) : [];
    if (voices.length === 0) return null;
    const words = new SpeechSynthesisUtterance(event.text);
    words.voice = voices[event.speaker === "callee" ? 0 : Math.min(1, voices.length - 1)];
    words.lang = words.voice.lang;
    words.rate = Math.min(speed, 2);
    words.pitch = event.speaker === "callee" ? 1.1 : 0.9;
    return new Promise((done) => {
      words.onend = words.onerror = done;
      synthesis.speak(words);
    });
  }

  return { canSay: (language) => voicesFor(language).length > 0, say };
}
