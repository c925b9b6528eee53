import type { CDPSession, Page } from '@playwright/test';
import { closeTargets } from '../scripts/screens/close-targets';
import { smallTargets } from '../scripts/screens/small-targets';
import { smallText } from '../scripts/screens/small-text';
import { drawn, otherPage, playStory } from './other-page';
import { VIEWPORT } from './story-context.mjs';

/** A phone with the bars of its browser. */
const PHONE = { width: 360, height: 657 };
/** What opens over a page: dialogs and sheets, menus, the lists of fields. */
const LAYERS = '[role=dialog], [role=alertdialog], [role=menu], [role=listbox]';

/** The layers that have been measured in the stories of one file, which often show the same ones. */
const seenByTitle = new Map<string, Set<string>>();

/** Lists what a thumb misses in the layers that a story has left open, on a phone. */
export async function missedByThumb(
  page: Page,
  { id, title }: { readonly id: string; readonly title: string },
): Promise<readonly string[]> {
  const seen = seenByTitle.get(title) ?? new Set();
  seenByTitle.set(title, seen);
  const layers = await page.evaluate(layersInView, LAYERS);
  if (layers.every((layer) => seen.has(layer))) return [];
  layers.forEach((layer) => seen.add(layer));
  // A page that becomes a phone and back takes a moment, which the next story must not begin in.
  const other = await otherPage(page);
  await hold(other, VIEWPORT, false);
  await other.evaluate(playStory, id);
  await hold(other, PHONE, true);
  const missed = [
    ...(await other.evaluate(smallTargets, LAYERS)),
    ...(await other.evaluate(closeTargets, LAYERS)),
    ...(await other.evaluate(smallText, LAYERS)),
  ];
  await hold(other, VIEWPORT, false);
  await other.evaluate(() => window.localStorage.clear());
  return missed;
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
  await page.evaluate(drawn);
}

/** Runs in the page: the open layers, each by what it is, its name and the kinds of its controls. */
function layersInView(within: string): string[] {
  const controls =
    'a[href], button, input, textarea, [role^=menuitem], [role=option], [role=switch]';
  return [...document.querySelectorAll(within)].map((layer) => {
    const kinds = [...layer.querySelectorAll(controls)].map((control) =>
      [control.tagName, control.getAttribute('role'), control.getAttribute('type')].join(' '),
    );
    const name = layer.getAttribute('aria-label') ?? layer.querySelector('h2')?.textContent ?? '';
    return `${layer.getAttribute('role')} ${name} ${[...new Set(kinds)].sort().join(', ')}`;
  });
}
