import type { CDPSession, Page } from '@playwright/test';
import { PHONE, SCHEMES, WIDTHS, type VisitScheme, type VisitWidth } from '../visits/roles';

/** How a page is looked at. */
export interface Look {
  readonly scheme: VisitScheme;
  readonly width: VisitWidth;
}

/** Every scheme at every width, the widest first. */
export const LOOKS: readonly Look[] = WIDTHS.toReversed().flatMap((width) =>
  SCHEMES.map((scheme): Look => ({ scheme, width })),
);

const HEIGHTS: Readonly<Record<VisitWidth, number>> = { 360: 780, 992: 800, 1440: 900 };

/**
 * Turns a page that is open to another look, as by resizing the window and changing the scheme of the device, at its top and
 * with nothing over it that came meanwhile.
 */
export async function lookAt(tab: Page, debugged: CDPSession, { scheme, width }: Look) {
  await tab.emulateMedia({ colorScheme: scheme });
  await tab.setViewportSize({ width, height: HEIGHTS[width] });
  // The items of a menu are as large as the pointer is coarse.
  await debugged.send('Emulation.setTouchEmulationEnabled', { enabled: width === PHONE });
  await tab.evaluate(() => {
    for (const toast of document.querySelectorAll('[data-cd-part="toast"]'))
      [...toast.querySelectorAll('button')].at(-1)?.click();
    window.scrollTo(0, 0);
  });
}
