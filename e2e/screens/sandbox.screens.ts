import { createChatdeckClient, unwrap } from '@chatdeck/sdk';
import type { MembershipKind } from '@chatdeck/sdk/constants';
import type { Page } from '@playwright/test';
import { LOCALES, type VisitLocale } from '../visits/roles';
import { watchSettling } from '../visits/settled';
import { takePictures } from './pictures';
import { readStage } from './stage';
import { expect, test } from './tabs';

const client = (locale: VisitLocale) => {
  const { url, sessions } = readStage(locale);
  return createChatdeckClient({ baseUrl: url, auth: { getToken: () => sessions.free.token } });
};

/** The pages that stand for a phone, with what has been answered on them. */
const PAGES: Readonly<Record<string, (tab: Page, locale: VisitLocale) => Promise<unknown>>> = {
  'scan-asked': async (tab, locale) => tab.goto(unwrap(await client(locale).mini.bindCode()).url),
  'scan-cancelled': async (tab, locale) => {
    await tab.goto(unwrap(await client(locale).mini.bindCode()).url);
    await tab.getByRole('button').last().click();
  },
  'scan-unknown': (tab) => tab.goto('/sandbox/scan?code=unknown'),
  'pay-asked': async (tab, locale) => tab.goto(await payUrl('mvip', locale)),
  // Another look may have cancelled the same order meanwhile.
  'pay-cancelled': async (tab, locale) => {
    await tab.goto(await payUrl('qvip', locale));
    const cancel = tab.getByRole('button').last();
    if (await cancel.isVisible()) await cancel.click();
  },
  'pay-unknown': (tab) => tab.goto('/sandbox/pay?order=unknown'),
};

/** An order that waits for its payment is returned again. */
const payUrl = async (kind: MembershipKind, locale: VisitLocale) =>
  unwrap(await client(locale).order.create(kind)).payUrl;

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
