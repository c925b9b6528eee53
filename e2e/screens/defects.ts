import type { Page } from '@playwright/test';
import { smallTargets } from '../../scripts/screens/small-targets';
import { pageDefects } from '../visits/page-defects';
import { PHONE, type VisitWidth } from '../visits/roles';

/** What is wrong with a page, and with its first menu on a phone. */
export const defectsOf = async (tab: Page, width: VisitWidth): Promise<string[]> => [
  ...(await pageDefects(tab, width)),
  ...(width === PHONE ? await smallMenuItems(tab) : []),
];

/** The items of the page's first menu that are too small for a thumb. */
async function smallMenuItems(tab: Page): Promise<string[]> {
  const menu = tab.getByRole('main').locator('button[aria-haspopup="menu"]:enabled').first();
  // A menu loads when it is first opened.
  const canLoad = await tab.evaluate(() => navigator.onLine);
  if (!canLoad || !(await menu.isVisible())) return [];
  await menu.click();
  await tab.getByRole('menu').waitFor();
  const small = await tab.evaluate(smallTargets, 'body');
  await tab.keyboard.press('Escape');
  await tab.getByRole('menu').waitFor({ state: 'hidden' });
  return small;
}
