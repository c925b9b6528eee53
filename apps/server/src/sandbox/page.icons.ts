import { Html } from '../http/html';

/** How a page of the phone stands: something is asked, it was done, the owner stopped it, or it cannot be. */
export type PageState = 'asked' | 'done' | 'stopped' | 'failed';

const drawn = (size: number, shapes: string): Html =>
  new Html(
    `<svg viewBox="0 0 24 24" width="${size}" height="${size}" fill="none" stroke="currentColor" stroke-width="2" stroke-linecap="round" stroke-linejoin="round" aria-hidden="true">${shapes}</svg>`,
  );

/** Of the outline family that the console uses. */
export const STATE_ICONS: Readonly<Record<PageState, Html>> = {
  asked: drawn(28, '<rect width="14" height="20" x="5" y="2" rx="2"/><path d="M12 18h.01"/>'),
  done: drawn(28, '<path d="M20 6 9 17l-5-5"/>'),
  stopped: drawn(28, '<path d="M18 6 6 18M6 6l12 12"/>'),
  failed: drawn(28, '<circle cx="12" cy="12" r="10"/><path d="M12 8v4M12 16h.01"/>'),
};

/** The logo of the product, as in `packages/ui/src/features/shell/brand`. */
export const LOGO = new Html(
  '<svg viewBox="0 0 24 24" width="24" height="24" aria-hidden="true"><path fill="currentColor" d="M6 9h12a3 3 0 0 1 3 3v4.500a3 3 0 0 1-3 3h-6.200l-3.600 3a.6.6 0 0 1-1-.46V19.500H6a3 3 0 0 1-3-3V12a3 3 0 0 1 3-3z"/><path d="M5.500 6h13M8 2.750h8" fill="none" stroke="currentColor" stroke-width="1.75" stroke-linecap="round"/></svg>',
);
