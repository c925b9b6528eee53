import type { Page } from '@playwright/test';
import { layoutDefects } from '../../scripts/screens/layout-defects.mjs';
import { axeViolations } from '../visits/axe';
import { closeTargets } from '../visits/close-targets';
import { hiddenPlaces } from '../visits/hidden-place';
import { offScreenControls } from '../visits/off-screen';
import { WIDTHS, type VisitWidth } from '../visits/roles';
import { smallTargets } from '../visits/small-targets';

const [PHONE] = WIDTHS;

/** What is wrong with the page as it stands; on a phone the targets count, those of its first menu too. */
export async function defectsOf(tab: Page, width: VisitWidth): Promise<string[]> {
  return [
    ...(await tab.evaluate(layoutDefects)),
    ...(await tab.evaluate(offScreenControls)),
    ...(await tab.evaluate(hiddenPlaces)),
    ...(width === PHONE ? await tab.evaluate(smallTargets) : []),
    ...(width === PHONE ? await tab.evaluate(closeTargets) : []),
    ...(await axeViolations(tab)),
    ...(width === PHONE ? await smallMenuItems(tab) : []),
  ];
}

/** The items of the page's first menu that are too small for a thumb. */
async function smallMenuItems(tab: Page): Promise<string[]> {
  const menu = tab.getByRole('main').locator('button[aria-haspopup="menu"]:enabled').first();
  if (!(await menu.isVisible())) return [];
  await menu.click();
  await tab.getByRole('menu').waitFor();
  return tab.evaluate(smallTargets);
}
