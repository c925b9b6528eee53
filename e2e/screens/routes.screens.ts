import type { Page } from '@playwright/test';
import { layoutDefects } from '../../scripts/screens/layout-defects.mjs';
import { axeViolations } from '../visits/axe';
import { PAGES, isShown } from '../visits/expected';
import { closeTargets } from '../visits/close-targets';
import { hiddenPlaces } from '../visits/hidden-place';
import { offScreenControls } from '../visits/off-screen';
import { LOCALES, SCHEMES, WIDTHS } from '../visits/roles';
import { watchSettling } from '../visits/settled';
import { smallTargets } from '../visits/small-targets';
import type { Account } from './stage';
import { expect, test } from './tabs';

const FOLDER = 'screens/routes';
const [PHONE] = WIDTHS;
const IN_CONSOLE = PAGES.filter((page) => isShown(page, 'custom') && page.access !== 'public');

/** The calls of the console's frame: the current user, and whether there is a config. */
const isOfFrame = (url: string) => /\/api\/(user\/info|wechat\/config)(\?|$)/.test(url);

interface State {
  readonly name: 'filled' | 'empty' | 'failed' | 'offline';
  readonly account: Account;
  readonly prepare?: (tab: Page) => Promise<void>;
  readonly finish?: (tab: Page) => Promise<void>;
}

const STATES: readonly State[] = [
  { name: 'filled', account: 'filled' },
  { name: 'empty', account: 'empty' },
  {
    name: 'failed',
    account: 'filled',
    prepare: async (tab) => {
      await tab.route('**/v1/api/**', (route) =>
        isOfFrame(route.request().url()) ? route.continue() : route.fulfill({ status: 500 }),
      );
    },
  },
  {
    name: 'offline',
    account: 'filled',
    finish: async (tab) => {
      await tab.context().setOffline(true);
      await tab.evaluate(() => window.dispatchEvent(new Event('offline')));
    },
  },
];

for (const { path } of IN_CONSOLE) {
  for (const { name, account, prepare, finish } of STATES) {
    for (const locale of LOCALES) {
      for (const scheme of SCHEMES) {
        for (const width of WIDTHS) {
          test(`${path} ${name} in ${locale}, ${scheme}, ${width} px`, async ({ openLook }) => {
            const tab = await openLook({ account, locale, scheme, width });
            const settled = watchSettling(tab);
            await prepare?.(tab);
            await tab.goto(path);
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
            ];
            expect(defects).toEqual([]);
          });
        }
      }
    }
  }
}
