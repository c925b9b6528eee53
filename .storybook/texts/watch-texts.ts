import { AWAITED_TEXTS } from './awaited-texts';

declare global {
  interface Window {
    /** The awaited texts that this page has shown, for as short as a notification lasts. */
    chatdeckSeenTexts?: Set<string>;
  }
}

/** Notes which of the awaited texts are on the page, at every change of it. Only for a run of the story tests. */
export function watchTexts(): void {
  const seen = new Set<string>();
  window.chatdeckSeenTexts = seen;
  let isPlanned = false;
  const look = () => {
    isPlanned = false;
    const shown = document.body.textContent;
    for (const [text, pattern] of AWAITED_TEXTS) {
      if (!seen.has(text) && pattern.test(shown)) seen.add(text);
    }
  };
  new MutationObserver(() => {
    if (isPlanned) return;
    isPlanned = true;
    requestAnimationFrame(look);
  }).observe(document, { subtree: true, childList: true, characterData: true });
}
