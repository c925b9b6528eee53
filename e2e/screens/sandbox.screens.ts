import { createChatdeckClient, unwrap } from '@chatdeck/sdk';
import type { MembershipKind } from '@chatdeck/sdk/constants';
import type { Page } from '@playwright/test';
import { LOCALES } from '../visits/roles';
import { watchSettling } from '../visits/settled';
import { takePictures } from './pictures';
import { readStage } from './stage';
import { expect, test } from './tabs';

const client = () => {
  const { url, sessions } = readStage();
  return createChatdeckClient({ baseUrl: url, auth: { getToken: () => sessions.free.token } });
};

/** The pages that stand for a phone, with what has been answered on them. */
const PAGES: Readonly<Record<string, (tab: Page) => Promise<unknown>>> = {
  'scan-asked': async (tab) => tab.goto(unwrap(await client().mini.bindCode()).url),
  'scan-cancelled': async (tab) => {
    await tab.goto(unwrap(await client().mini.bindCode()).url);
    await tab.getByRole('button').last().click();
  },
  'scan-unknown': (tab) => tab.goto('/sandbox/scan?code=unknown'),
  'pay-asked': async (tab) => tab.goto(await payUrl('mvip')),
  // Another look may have cancelled the same order meanwhile.
  'pay-cancelled': async (tab) => {
    await tab.goto(await payUrl('qvip'));
    const cancel = tab.getByRole('button').last();
    if (await cancel.isVisible()) await cancel.click();
  },
  'pay-unknown': (tab) => tab.goto('/sandbox/pay?order=unknown'),
};

/** An order that waits for its payment is returned again. */
const payUrl = async (kind: MembershipKind) => unwrap(await client().order.create(kind)).payUrl;

for (const [name, open] of Object.entries(PAGES)) {
  for (const locale of LOCALES) {
    test(`sandbox ${name} in ${locale}`, async ({ openTab }) => {
      const tab = await openTab({ account: 'nobody', locale });
      const settle = watchSettling(tab);
      await open(tab);
      await settle();
      expect(await takePictures(tab, `sandbox-${name}.${locale}`, settle)).toEqual([]);
    });
  }
}
