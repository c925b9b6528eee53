import type { Page } from '@playwright/test';
import { layoutDefects } from '../../scripts/screens/layout-defects.mjs';
import { axeViolations } from './axe';
import { closeTargets } from './close-targets';
import { hiddenPlaces } from './hidden-place';
import { offScreenControls } from './off-screen';
import { WIDTHS, type VisitWidth } from './roles';
import { smallTargets } from './small-targets';

export const [PHONE] = WIDTHS;

/** What is wrong with a page as it stands; on a phone the targets count too. */
export async function pageDefects(tab: Page, width: VisitWidth): Promise<string[]> {
  return [
    ...(await tab.evaluate(layoutDefects)),
    ...(await tab.evaluate(offScreenControls)),
    ...(await tab.evaluate(hiddenPlaces)),
    ...(width === PHONE ? await tab.evaluate(smallTargets) : []),
    ...(width === PHONE ? await tab.evaluate(closeTargets) : []),
    ...(await axeViolations(tab)),
  ];
}
