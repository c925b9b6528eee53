import { unwrap } from '@chatdeck/sdk';
import type { Page } from '@playwright/test';
import { LOCALES, type VisitLocale } from '../visits/roles';
import { watchSettling } from '../visits/settled';
import { takePictures } from './pictures';
import { freeClient, orderOf } from './stage';
import { expect, test } from './tabs';

/** The pages that stand for a phone, with what has been answered on them. */
const PAGES: Readonly<Record<string, (tab: Page, locale: VisitLocale) => Promise<unknown>>> = {
  'scan-asked': async (tab, locale) =>
    tab.goto(unwrap(await freeClient(locale).mini.bindCode()).url),
  'scan-cancelled': async (tab, locale) => {
    await tab.goto(unwrap(await freeClient(locale).mini.bindCode()).url);
    await tab.getByRole('button').last().click();
  },
  'scan-unknown': (tab) => tab.goto('/sandbox/scan?code=unknown'),
  'pay-asked': async (tab, locale) => tab.goto((await orderOf(locale, 'mvip')).payUrl),
  // Another look may have cancelled the same order meanwhile.
  'pay-cancelled': async (tab, locale) => {
    await tab.goto((await orderOf(locale, 'qvip')).payUrl);
    const cancel = tab.getByRole('button').last();
    if (await cancel.isVisible()) await cancel.click();
  },
  'pay-unknown': (tab) => tab.goto('/sandbox/pay?order=unknown'),
};

for (const [name, open] of Object.entries(PAGES)) {
  for (const locale of LOCALES) {
    test(`sandbox ${name} in ${locale}`, async ({ openTab }) => {
      const tab = await openTab({ account: 'nobody', locale });
      const settle = watchSettling(tab);
      await open(tab, locale);
      await settle();
      expect(await takePictures(tab, `sandbox-${name}.${locale}`, settle)).toEqual([]);
    });
  }
}
