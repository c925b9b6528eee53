import type { Page } from '@playwright/test';
import { SCRIPT_PAYLOADS } from '../../packages/ui/src/catalogue/texts/script-payloads';
import { demoAccount, logIn } from '../visits/accounts';
import { PAGES } from '../visits/expected';
import { follow } from '../visits/follow';
import { watchSettling } from '../visits/settled';
import { administer } from '../support/administer';
import { show } from '../support/measured';
import { expect, test } from '../support/test';
import { openConsole } from './open-console';
import { showTexts } from './script-texts';

/** On request it begins anywhere, and has more of the payloads first in turn, on every page. */
const FIRST = Number(process.env.SCRIPT_SEED ?? 20_261_129);
const STARTS = Number(process.env.SCRIPT_STARTS ?? 1);
/** Without it some of the pages have to do, and some of the payloads to be typed, each of which draws a form anew. */
const EVERY = process.env.SCRIPT_STARTS === undefined ? 10 : 1;
const everyOther = <Item>(items: readonly Item[]) => items.filter((_, at) => at % EVERY === 0);
const payloadAt = (at: number) => SCRIPT_PAYLOADS[at % SCRIPT_PAYLOADS.length] ?? '';
/** The documentation shows and takes nothing that somebody wrote, and who is logged in does not see the login page. */
const SEEN = everyOther(
  PAGES.filter(({ path, access }) => !path.startsWith('/docs/') && access !== 'login'),
);
/** On request those that are shown first: each round of the gauntlet has others. */
const TYPED =
  STARTS === 1
    ? everyOther(SCRIPT_PAYLOADS)
    : Array.from({ length: STARTS }, (_, at) => payloadAt(FIRST + at));
/** A page waits more than it computes. */
const TABS = STARTS > 1 ? 8 : 4;
/** What opens the forms of a page; its other buttons would send, end or delete something. */
const OPENS_A_FORM = /^(添加|新建|编辑|修改|设置|群发|发送|导入|试一试|邀请|标签)/;
const FORMS_OF_A_PAGE = 6;
const A_MOMENT_MS = 1_000;
/** How long a form may take to open: eight tabs leave little of the processor. */
const OPEN_MS = STARTS > 1 ? 4_000 : A_MOMENT_MS;
/** How long a page may take. */
const PAGE_MS = STARTS > 1 ? 60_000 : 15_000;

/** The pages and the payloads that were seen there, and the forms that were typed into. */
const counted = { pages: new Set<string>(), payloads: new Set<string>(), forms: 0 };

const madeOn = (tab: Page) => tab.evaluate(() => window.madeOfTexts?.() ?? ['nothing watches']);

/** Types the payloads into every field that can be seen. */
async function type(tab: Page): Promise<readonly string[]> {
  return tab.evaluate((texts) => window.typeTexts?.(texts) ?? ['nothing watches'], TYPED);
}

/** Opens the forms of a page one after the other, types into them and sends what the form lets through. */
async function typeIntoForms(tab: Page): Promise<readonly string[]> {
  const made: string[] = [];
  const buttons = tab.getByRole('main').getByRole('button', { name: OPENS_A_FORM });
  const names = await buttons.evaluateAll((found) =>
    found.map((button) => (button.getAttribute('aria-label') ?? button.textContent).slice(0, 2)),
  );
  const first = [...new Set(names)].map((name) => names.indexOf(name)).slice(0, FORMS_OF_A_PAGE);
  for (const at of first) {
    const opener = buttons.nth(at);
    const dialog = tab.getByRole('dialog').last();
    // Some are locked, or do something else than to open a form.
    const isOpen = await opener
      .click({ timeout: OPEN_MS })
      .then(() => dialog.waitFor({ timeout: OPEN_MS }))
      .then(
        () => true,
        () => false,
      );
    if (!isOpen) continue;
    counted.forms += 1;
    made.push(...(await type(tab)));
    const send = dialog.getByRole('button').last();
    await send.click({ timeout: A_MOMENT_MS }).catch(() => undefined);
    made.push(...(await madeOn(tab)));
    await forget(tab);
  }
  return made;
}

/** Loads the page without what was typed, which it would ask about before another one is shown. */
async function forget(tab: Page): Promise<void> {
  const address = tab.url();
  // Until the page is left it may store it again.
  await tab.goto('/docs/about');
  await tab.evaluate(() => sessionStorage.clear());
  await tab.goto(address);
  await tab.getByRole('heading', { level: 1 }).first().waitFor();
}

/** Notes which of the payloads a page shows as a text. */
async function look(tab: Page, path: string): Promise<void> {
  const text = await tab.locator('body').innerText();
  for (const payload of SCRIPT_PAYLOADS.filter((other) => text.includes(other))) {
    counted.pages.add(path);
    counted.payloads.add(payload);
  }
}

test('no text that was stored or typed anywhere in the console runs a script or becomes an element', async ({
  browser,
  startServer,
}) => {
  test.setTimeout(600_000 + STARTS * 60_000);
  expect(new Set(SCRIPT_PAYLOADS).size).toBe(150);
  const server = await startServer({ CHATDECK_DEMO: 'zh-CN' });
  const account = demoAccount(server);
  administer(server.dataDir, 'user', 'operator', account.email);
  const { session } = await logIn(server.url, account);

  async function visit(share: number): Promise<string[]> {
    // Its policy would stop most scripts by itself; what is asked is whether there are any to stop.
    const tab = await openConsole(browser, server.url, { ...session }, { bypassCSP: true });
    let start = FIRST;
    await showTexts(tab.context(), SCRIPT_PAYLOADS, () => start);
    const settled = watchSettling(tab, PAGE_MS);
    const troubles: string[] = [];
    for (let round = 0; round < STARTS; round += 1, start += 1) {
      for (const { path } of SEEN.filter((_, at) => at % TABS === share)) {
        await follow(tab, path);
        await settled();
        await expect(tab).toHaveURL(server.url + path, { timeout: PAGE_MS });
        const made = [...(await madeOn(tab))];
        await look(tab, path);
        if (round === 0) {
          made.push(...(await type(tab)), ...(await typeIntoForms(tab)));
          await forget(tab);
        }
        for (const trouble of made) troubles.push(`${path}, from ${start}: ${trouble}`);
      }
    }
    await tab.context().close();
    return troubles;
  }
  const troubles = await Promise.all(Array.from({ length: TABS }, (_, share) => visit(share)));
  expect(troubles.flat()).toEqual([]);

  const tab = await openConsole(browser, server.url, {}, { bypassCSP: true });
  await showTexts(tab.context(), SCRIPT_PAYLOADS, () => 0);
  await tab.goto('/login');
  expect(await type(tab)).toEqual([]);
  let noticed = 0;
  for (const payload of SCRIPT_PAYLOADS) {
    await tab.evaluate((html) => {
      const careless = document.body.appendChild(document.createElement('div'));
      careless.innerHTML = html;
    }, payload);
    if ((await madeOn(tab)).length > 0) noticed += 1;
    await tab.evaluate(() => {
      document.body.lastElementChild?.remove();
      Reflect.deleteProperty(globalThis, 'nastyRan');
    });
  }
  const { pages, payloads, forms } = counted;
  expect(noticed).toBeGreaterThan(SCRIPT_PAYLOADS.length / 2);
  expect(pages.size).toBeGreaterThan(SEEN.length / 2);
  expect(payloads.size).toBeGreaterThan(Math.min(STARTS * EVERY, SCRIPT_PAYLOADS.length / 2));
  expect(forms).toBeGreaterThan(SEEN.length / 4);
  show({
    cases: STARTS,
    control: `a page that shows them as HTML: ${noticed} of ${SCRIPT_PAYLOADS.length} noticed`,
  });
});
