import type { CDPSession, Page } from '@playwright/test';
import { closeTargets } from '../scripts/screens/close-targets';
import { smallTargets } from '../scripts/screens/small-targets';
import { drawn } from './drawn';
import { VIEWPORT } from './story-context.mjs';

/** A phone with the bars of its browser. */
const PHONE = { width: 360, height: 657 };
/** What opens over a page: dialogs and sheets, menus, the lists of fields. */
const LAYERS = '[role=dialog], [role=alertdialog], [role=menu], [role=listbox]';

/** Lists what a thumb misses in the layers that a story has left open, on a phone. */
export async function missedByThumb(page: Page): Promise<readonly string[]> {
  if (!(await page.evaluate(hasLayer, LAYERS))) return [];
  await hold(page, PHONE, true);
  try {
    return [
      ...(await page.evaluate(smallTargets, LAYERS)),
      ...(await page.evaluate(closeTargets, LAYERS)),
    ];
  } finally {
    await hold(page, VIEWPORT, false);
  }
}

/** The debugging session of each page, through which it gets a touchscreen. */
const sessions = new WeakMap<Page, Promise<CDPSession>>();

/** Gives the page the size of a device, with touchscreen or without, and waits until it is drawn. */
async function hold(page: Page, size: typeof PHONE, isTouched: boolean): Promise<void> {
  const opened = sessions.get(page) ?? page.context().newCDPSession(page);
  sessions.set(page, opened);
  const session = await opened;
  // What floats beside a narrow container, such as a menu, knows a phone by its pointer.
  await session.send('Emulation.setTouchEmulationEnabled', { enabled: isTouched });
  await page.setViewportSize(size);
  // The next story must not begin while the page still turns from one device into the other.
  await page.waitForFunction(isHeld, { width: size.width, isTouched });
  await page.evaluate(drawn);
}

/** Runs in the page: whether it is as wide as the device, and pressed as that is. */
const isHeld = ({ width, isTouched }: { readonly width: number; readonly isTouched: boolean }) =>
  window.innerWidth === width && window.matchMedia('(pointer: coarse)').matches === isTouched;

/** Runs in the page. */
const hasLayer = (layers: string) => document.querySelector(layers) !== null;
