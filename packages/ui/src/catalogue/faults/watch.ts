import { vi } from 'vitest';

/** What must never happen while a component is on the page. */
export interface Watch {
  readonly errors: readonly string[];
  /** How often the part of ours was blank after it had once shown something. */
  readonly blanks: () => number;
  readonly stop: () => void;
}

/** React's hint to test authors: here the events come from the network, not from the test. */
const isHint = (text: string) => text.includes('not wrapped in act') || text.includes('act(');

/** Listens for uncaught errors and for moments in which there is nothing to see or to hear. */
export function watch(root: HTMLElement): Watch {
  const errors: string[] = [];
  let [wasShown, blanks] = [false, 0];
  const notify = (...copy: unknown[]) => {
    const text = copy.map(String).join(' ');
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

const NOTIFICATIONS = '[role="region"][aria-label="通知"]';
const CONTROLS = '[aria-label],input,textarea';

/** True when a part of ours has neither words nor a named control, its notifications aside. */
export function isBlank(root: HTMLElement): boolean {
  const isAside = (element: Element) => element.closest(NOTIFICATIONS) !== null;
  // Most often the first text that there is answers it.
  const texts = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
  while (texts.nextNode()) {
    const { textContent, parentElement } = texts.currentNode;
    if (textContent?.trim() && parentElement && !isAside(parentElement)) return false;
  }
  return [...root.querySelectorAll(CONTROLS)].every(isAside);
}
