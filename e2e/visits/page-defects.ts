import type { Page } from '@playwright/test';
import { closeTargets } from '../../scripts/screens/close-targets';
import { layoutDefects } from '../../scripts/screens/layout-defects.mjs';
import { smallTargets } from '../../scripts/screens/small-targets';
import { smallText } from '../../scripts/screens/small-text';
import { axeViolations } from './axe';
import { hiddenPlaces } from './hidden-place';
import { offScreenControls } from './off-screen';
import { PHONE, type VisitWidth } from './roles';

/** What is wrong with a page as it stands; on a phone the targets count too. */
export async function pageDefects(tab: Page, width: VisitWidth): Promise<string[]> {
  return [
    ...(await tab.evaluate(layoutDefects)),
    ...(await tab.evaluate(offScreenControls)),
    ...(await tab.evaluate(hiddenPlaces)),
    ...(width === PHONE ? await tab.evaluate(smallTargets, 'body') : []),
    ...(width === PHONE ? await tab.evaluate(closeTargets, 'body') : []),
    ...(width === PHONE ? await tab.evaluate(smallText, 'body') : []),
    ...(await axeViolations(tab)),
  ];
}
