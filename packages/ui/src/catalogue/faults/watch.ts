import { vi } from 'vitest';

/** What must never happen while a component is mounted. */
export interface Watch {
  readonly errors: readonly string[];
  /** How often our root was blank after it had once shown content. */
  readonly blanks: () => number;
  readonly stop: () => void;
}

/** React's hint to test authors; here the updates come from the network, not from the test. */
const isHint = (text: string) => text.includes('not wrapped in act') || text.includes('act(');

/** Watches for uncaught errors and for moments with neither visible nor accessible content. */
export function watch(root: HTMLElement): Watch {
  const errors: string[] = [];
  let [wasShown, blanks] = [false, 0];
  const notify = (...args: unknown[]) => {
    const text = args.map(String).join(' ');
    if (!isHint(text)) errors.push(text.slice(0, 300));
  };
  const consoleError = vi.spyOn(console, 'error').mockImplementation(notify);
  const onError = (event: ErrorEvent) => notify('uncaught', event.message);
  const onRejection = (reason: unknown) => notify('unhandled', reason);
  window.addEventListener('error', onError);
  process.on('unhandledRejection', onRejection);
  const observer = new MutationObserver(() => {
    if (!isBlank(root)) wasShown = true;
    else if (wasShown) blanks += 1;
  });
  observer.observe(root, { childList: true, subtree: true, characterData: true });
  return {
    errors,
    blanks: () => blanks,
    stop: () => {
      observer.disconnect();
      consoleError.mockRestore();
      window.removeEventListener('error', onError);
      process.off('unhandledRejection', onRejection);
    },
  };
}

export const NOTIFICATIONS = '[role="region"][aria-label="通知"]';
const CONTROLS = '[aria-label],input,textarea';

/** True when the root has neither text nor a named control, notifications and what else is `aside` left out. */
export function isBlank(root: HTMLElement, aside = NOTIFICATIONS): boolean {
  const isAside = (element: Element) => element.closest(aside) !== null;
  // The first text node usually settles it.
  const texts = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
  while (texts.nextNode()) {
    const { textContent, parentElement } = texts.currentNode;
    if (textContent?.trim() && parentElement && !isAside(parentElement)) return false;
  }
  return [...root.querySelectorAll(CONTROLS)].every(isAside);
}
