import type { Page } from '@playwright/test';
import type { VisitWidth } from '../visits/roles';
import { defectsOf } from './defects';
import { LOOKS, lookAt } from './looks';

/** Where the pictures are, from the root of the repository. */
const FOLDER = 'screens/routes';

/**
 * Takes a picture of the open page in every look, named by `name`, and returns what is wrong with it in each. `settle`
 * waits until the page is drawn; `check` says what is wrong with it, by default with its first menu too.
 */
export async function takePictures(
  tab: Page,
  name: string,
  settle: () => Promise<void>,
  check: (tab: Page, width: VisitWidth) => Promise<string[]> = defectsOf,
): Promise<string[]> {
  const debugged = await tab.context().newCDPSession(tab);
  const defects: string[] = [];
  for (const look of LOOKS) {
    const { scheme, width } = look;
    await lookAt(tab, debugged, look);
    await settle();
    await tab.screenshot({
      path: `${FOLDER}/${name}.${scheme}.${width}.png`,
      animations: 'disabled',
    });
    const found = await check(tab, width);
    defects.push(...found.map((defect) => `${scheme}, ${width} px: ${defect}`));
  }
  return defects;
}
