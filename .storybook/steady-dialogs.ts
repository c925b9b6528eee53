import type { Locator, Page } from '@playwright/test';
import { coveredButtons } from './covered-buttons';
import { drawn, otherPage, playStory } from './other-page';
import { VIEWPORT } from './story-context.mjs';

/** Viewports of a laptop with browser bars, a larger one, and a phone. */
const SIZES = [
  { width: 1366, height: 657 },
  { width: 1440, height: 800 },
  { width: 390, height: 700 },
];
/** Choices that are pressed by their label; the hidden input still takes the focus. */
const CHOICES =
  '[role=dialog] label:has(input:enabled), [role=alertdialog] label:has(input:enabled)';
/** The number of controls reached by real input, at the first size only; beyond it, focusing finds the same defects. */
const BY_HAND = 4;

/** The kinds of fields that have been checked in the dialogs of one story file: many stories show the same ones. */
const seenByTitle = new Map<string, Set<string>>();

/**
 * Finds boxes of an open dialog that the focus scrolls although they clip their content: the user cannot scroll them
 * back.
 */
export async function scrolledAway(
  page: Page,
  { id, title }: { readonly id: string; readonly title: string },
): Promise<readonly string[]> {
  const seen = seenByTitle.get(title) ?? new Set();
  seenByTitle.set(title, seen);
  const kinds = await page.evaluate(kindsInView);
  if (kinds.every((kind) => seen.has(kind))) return [];
  kinds.forEach((kind) => seen.add(kind));
  const other = await otherPage(page);
  await other.setViewportSize(VIEWPORT);
  await other.evaluate(playStory, id);
  const defects: string[] = [];
  for (const [at, size] of SIZES.entries()) {
    await other.setViewportSize(size);
    await other.evaluate(drawn);
    const covered = await other.evaluate(coveredButtons);
    if (at === 0) await reachByHand(other);
    const found = [
      ...covered.map((button) => `a notification lies over ${button}`),
      ...(await other.evaluate(scrolledByFocus)),
    ];
    defects.push(...found.map((defect) => `${size.width} x ${size.height}: ${defect}`));
  }
  await other.evaluate(() => window.localStorage.clear());
  return defects;
}

/** Presses some choices and moves on with Tab a few times. */
async function reachByHand(page: Page) {
  const choices = page.locator(CHOICES);
  const count = Math.min(await choices.count(), BY_HAND);
  for (let at = 0; at < count; at += 1) await press(choices.nth(at));
  for (let at = 0; at < BY_HAND; at += 1) await page.keyboard.press('Tab');
}

/** A previous press may have removed this choice. */
const press = (choice: Locator) =>
  choice.click({ timeout: 300, position: { x: 4, y: 4 } }).catch(() => undefined);

/** Runs in the page: the open dialogs by name, each with its kinds of fields. */
const kindsInView = () =>
  [...document.querySelectorAll('[role=dialog], [role=alertdialog]')].flatMap((dialog) => {
    const name = dialog.getAttribute('aria-label') ?? '';
    const fields = dialog.querySelectorAll('input, textarea, [role=combobox], [role=listbox]');
    const kinds = [...fields].map(
      (field) => field.getAttribute('role') ?? field.getAttribute('type') ?? field.tagName,
    );
    return ['', ...kinds].map((kind) => `${name} ${kind}`);
  });

/**
 * Runs in the page: focuses every focusable element of the dialogs, hidden inputs included, as a press or Tab would,
 * and lists each clipping box that got scrolled.
 */
function scrolledByFocus(): string[] {
  const focusable =
    ':is([role=dialog], [role=alertdialog]) :is(a[href], button, input, textarea, select, [tabindex])';
  const found = new Set<string>();
  for (const element of document.querySelectorAll<HTMLElement>(focusable)) {
    element.focus();
    const page = document.documentElement;
    for (let box = element.parentElement; box && box !== page; box = box.parentElement) {
      // A 1 px box around a screen-reader-only field has no visible content to lose.
      if (box.clientWidth <= 2 && box.clientHeight <= 2) continue;
      const { overflowX, overflowY } = getComputedStyle(box);
      const down = overflowY === 'hidden' ? box.scrollTop : 0;
      const across = overflowX === 'hidden' ? box.scrollLeft : 0;
      if (down === 0 && across === 0) continue;
      const name = element.getAttribute('aria-label') ?? element.closest('label')?.textContent;
      found.add(`${box.tagName} around "${name ?? ''}" scrolled by ${across}, ${down}`);
      box.scrollTo(0, 0);
    }
  }
  return [...found];
}
