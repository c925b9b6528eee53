import { afterAll, describe, expect, it } from 'vitest';
import { servePage, showFixture } from './fixture-page.mjs';

/** Where hosts put us, as CSS of the page. */
const PLACES = {
  'a plain page': '',
  'a card with overflow': '#root { overflow: hidden; height: 340px; border-radius: 20px; }',
  'a transformed ancestor': '#root { transform: translate(8px, 8px) scale(0.9); height: 2000px; }',
  'an ancestor with a filter': '#root { filter: brightness(1.01); height: 2000px; }',
  'a contained ancestor': '#root { contain: strict; height: 340px; }',
  'a perspective': '#root { perspective: 900px; overflow: auto; height: 340px; }',
  'a clipped ancestor': '#root { clip-path: inset(0 0 300px 0); }',
  'a stacking context under a fixed header':
    '#root { position: relative; z-index: 0; } body::before { content: ""; position: fixed; z-index: 99999; inset: 0; background: #0464; }',
  'an enlarged document': 'html { zoom: 1.25; }',
  'a reduced document': 'html { zoom: 0.8; }',
  'an enlarged body': 'body { zoom: 1.25; }',
  'a reduced body': 'body { zoom: 0.8; }',
  'an enlarged mount': '#root { zoom: 1.25; }',
  'a reduced mount': '#root { zoom: 0.8; }',
  'a page that reads from right to left': 'html { direction: rtl; }',
};

/** Below our own layer, which is above a page by its z-index where it cannot be in the top layer. */
const belowOurLayer = (css) => css.replace('z-index: 99999', 'z-index: 1200');

const isZoomed = ([, css]) => css.includes('zoom');

/** A browser from before the Popover API and modal dialogs. */
function forgetTopLayer() {
  delete window.HTMLElement.prototype.showPopover;
  delete window.HTMLElement.prototype.hidePopover;
  delete window.HTMLElement.prototype.togglePopover;
  delete window.HTMLDialogElement.prototype.showModal;
}

/** One that has modal dialogs, and none of our layers in them, such as Firefox 115; the host shows us in its dialog. */
function showHostDialog() {
  delete window.HTMLElement.prototype.showPopover;
  window.addEventListener('DOMContentLoaded', () => {
    const dialog = document.createElement('dialog');
    dialog.style.cssText = 'width: 1000px; height: 720px';
    dialog.append(document.getElementById('root'));
    document.body.append(dialog);
    dialog.showModal();
  });
}

/** A host that names the element of our overlays. */
function nameContainer() {
  window.addEventListener('DOMContentLoaded', () => {
    window.overlayContainer = document.createElement('div');
    document.body.append(window.overlayContainer);
  });
}

const site = await servePage();
afterAll(() => site.close());

async function openAt(name, prepare) {
  const opened = await site.open({ prepare });
  opened.setDefaultTimeout(4_000);
  await showFixture(opened, name);
  return opened;
}

const openAll = async (prepare) => ({
  page: await openAt('MaterialPanel', prepare),
  fieldPage: await openAt('TargetSelect', prepare),
});

const moveTo = (opened, css) =>
  opened.evaluate((text) => {
    document.querySelector('[data-place]')?.remove();
    const style = document.createElement('style');
    style.dataset.place = '';
    style.textContent = text;
    document.head.append(style);
  }, css);

/** Where an element is seen: whether it is whole in the window, on top at its corners and its centre, and how large. */
const seen = (locator) =>
  locator.evaluate((element) => {
    const { left, top, right, bottom } = element.getBoundingClientRect();
    const inset = 8;
    const points = [
      [(left + right) / 2, (top + bottom) / 2],
      [left + inset, top + inset],
      [right - inset, bottom - inset],
    ];
    return {
      box: { left, top, right, bottom },
      zoom: element.currentCSSZoom,
      isInWindow:
        left >= -1 &&
        top >= -1 &&
        right <= window.innerWidth + 1 &&
        bottom <= window.innerHeight + 1,
      isOnTop: points.every(([x, y]) => element.contains(document.elementFromPoint(x, y))),
    };
  });

const hasFocus = (locator) => locator.evaluate((element) => element === document.activeElement);

const everywhere = Object.entries(PLACES);
const withoutTopLayer = everywhere.map(([name, css]) => [name, belowOurLayer(css)]);

describe.each([
  ['In the top layer', everywhere, undefined],
  ['Without a top layer', withoutTopLayer, forgetTopLayer],
  ['Without the Popover API', [['a modal dialog', '']], showHostDialog],
  ['In an element of the host', everywhere.filter(isZoomed), nameContainer],
])('%s', async (_layer, places, prepare) => {
  const { page, fieldPage } = await openAll(prepare);

  describe.each(places)('in %s', (_name, css) => {
    it('a menu opens whole beside its button, and Escape gives the focus back', async () => {
      await moveTo(page, css);
      const button = page.getByRole('button', { name: /操作$/ }).nth(1);
      await button.focus();
      await page.keyboard.press('Enter');
      const menu = page.getByRole('menu');
      await menu.waitFor();
      const [shown, { box, zoom }] = [await seen(menu), await seen(button)];
      await page.keyboard.press('Escape');
      await menu.waitFor({ state: 'detached' });
      expect(shown).toMatchObject({ isInWindow: true, isOnTop: true });
      expect(Math.abs(shown.box.right - box.right)).toBeLessThan(16);
      expect(Math.abs(shown.box.top - box.bottom)).toBeLessThan(24);
      expect(shown.zoom).toBeCloseTo(zoom);
      // The focus comes back with the next frame.
      await expect.poll(() => hasFocus(button)).toBe(true);
    });

    it('a dialog opens whole, and Escape closes it and gives the focus back', async () => {
      await moveTo(page, css);
      const button = page.getByRole('button', { name: '添加素材' });
      await button.focus();
      await page.keyboard.press('Enter');
      const dialog = page.getByRole('dialog', { name: '添加素材' });
      await dialog.waitFor();
      const [shown, { zoom }] = [await seen(dialog), await seen(button)];
      await page.keyboard.press('Escape');
      await dialog.waitFor({ state: 'detached' });
      expect(shown).toMatchObject({ isInWindow: true, isOnTop: true });
      expect(shown.zoom).toBeCloseTo(zoom);
      await expect.poll(() => hasFocus(button)).toBe(true);
    });

    it('the list of a field opens whole below it, and Escape leaves the focus in the field', async () => {
      await moveTo(fieldPage, css);
      const field = fieldPage.getByRole('combobox');
      await field.focus();
      await fieldPage.keyboard.press('ArrowDown');
      const list = fieldPage.getByRole('listbox');
      await list.waitFor();
      const [shown, { box, zoom }] = [await seen(list), await seen(field)];
      await fieldPage.keyboard.press('Escape');
      await list.waitFor({ state: 'detached' });
      expect(shown).toMatchObject({ isInWindow: true, isOnTop: true });
      expect(Math.abs(shown.box.left - box.left)).toBeLessThan(24);
      expect(Math.abs(shown.box.top - box.bottom)).toBeLessThan(24);
      expect(shown.zoom).toBeCloseTo(zoom);
      expect(await hasFocus(field)).toBe(true);
    });
  });
});
