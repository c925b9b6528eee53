import type { Page } from '@playwright/test';
import { layoutDefects } from '../../scripts/screens/layout-defects.mjs';
import { axeViolations } from '../visits/axe';
import { closeTargets } from '../visits/close-targets';
import { hiddenPlaces } from '../visits/hidden-place';
import { offScreenControls } from '../visits/off-screen';
import { LOCALES, SCHEMES, WIDTHS } from '../visits/roles';
import { watchSettling } from '../visits/settled';
import { smallTargets } from '../visits/small-targets';
import { readStage } from './stage';
import { STATES } from './states';
import { expect, test } from './tabs';

const FOLDER = 'screens/routes';
const [PHONE] = WIDTHS;

/** The address of a page; the payment needs an order. */
const addressOf = (path: string): string =>
  path === '/member/pay' ? `${path}?order=${readStage().orderId}` : path;

/** The items of the page's first menu that are too small for a thumb. */
async function smallMenuItems(tab: Page): Promise<string[]> {
  const menu = tab.getByRole('main').locator('button[aria-haspopup="menu"]:enabled').first();
  if (!(await menu.isVisible())) return [];
  await menu.click();
  await tab.getByRole('menu').waitFor();
  return tab.evaluate(smallTargets);
}

for (const { name, account, pages, prepare, finish } of STATES) {
  for (const { path } of pages) {
    for (const locale of LOCALES) {
      for (const scheme of SCHEMES) {
        for (const width of WIDTHS) {
          test(`${path} ${name} in ${locale}, ${scheme}, ${width} px`, async ({ openLook }) => {
            const tab = await openLook({ account, locale, scheme, width });
            const settled = watchSettling(tab);
            await prepare?.(tab);
            await tab.goto(addressOf(path));
            await settled();
            await finish?.(tab);
            const file = `${path.slice(1).replace('/', '-')}.${name}.${locale}.${scheme}.${width}`;
            await tab.screenshot({ path: `${FOLDER}/${file}.png`, animations: 'disabled' });
            const defects = [
              ...(await tab.evaluate(layoutDefects)),
              ...(await tab.evaluate(offScreenControls)),
              ...(await tab.evaluate(hiddenPlaces)),
              ...(width === PHONE ? await tab.evaluate(smallTargets) : []),
              ...(width === PHONE ? await tab.evaluate(closeTargets) : []),
              ...(await axeViolations(tab)),
              ...(width === PHONE ? await smallMenuItems(tab) : []),
            ];
            expect(defects).toEqual([]);
          });
        }
      }
    }
  }
}
