import { AWAITED_TEXTS } from './awaited-texts';

declare global {
  interface Window {
    /** The awaited texts that this page has shown, however briefly. */
    chatdeckSeenTexts?: Set<string>;
  }
}

/** Records the awaited texts on the page at every DOM change. Active only in story tests. */
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
