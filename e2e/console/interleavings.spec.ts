import { unwrap } from '@chatdeck/sdk';
import { plansOf } from '../../packages/ui/src/catalogue/interleavings/plan';
import { grantRights, logIn, makeAccounts } from '../visits/accounts';
import { administer } from '../support/administer';
import { show } from '../support/measured';
import { expect, test } from '../support/test';
import { CARELESS, serveCareless } from './careless-form';
import { FORMS, type ConsoleForm } from './console-forms';
import { openConsole } from './open-console';
import { formPlayer } from './play-form';

const SEED = Number(process.env.INTERLEAVING_SEED ?? 20_261_129);
/** On request more of them are played, to servers that have just been made and get a share each. */
const CASES = Number(process.env.INTERLEAVING_CASES ?? 12);
const SERVERS = Number(process.env.INTERLEAVING_SERVERS ?? 1);
/** Enough for each kind of trouble to come up. */
const CONTROL_CASES = 24;
const CASE_MS = 5_000;

for (const ownShare of Array.from({ length: SERVERS }, (_, share) => share)) {
  test(`A form of the console stores once what it sends, and keeps what it could not send (${ownShare + 1} of ${SERVERS})`, async ({
    browser,
    startServer,
  }) => {
    const plans = plansOf(SEED, CASES).filter((_, at) => at % SERVERS === ownShare);
    test.setTimeout(60_000 + (plans.length + CONTROL_CASES) * CASE_MS);
    const server = await startServer({ CHATDECK_DEMO: 'zh-CN' });
    const accounts = await makeAccounts(server);
    grantRights(server.dataDir, accounts);
    administer(server.dataDir, 'user', 'grant-vip', accounts.user.email);
    const { client: user } = await logIn(server.url, accounts.user);
    unwrap(await user.prompt.add({ name: '读书伙伴', content: '你陪我读书。' }));

    async function playerOf(form: ConsoleForm, prepare?: typeof serveCareless) {
      const account = accounts[form.account];
      const { session } = await logIn(server.url, account);
      const { client } = await logIn(server.url, account);
      const tab = await openConsole(browser, server.url, { ...session });
      await prepare?.(tab);
      const play = await formPlayer({ tab, form, account, client, url: server.url });
      return { play, close: () => tab.context().close() };
    }

    /** Plays its part of the plans to a form of the console. */
    async function playTo(form: ConsoleForm, part: number): Promise<string[]> {
      const { play, close } = await playerOf(form);
      const found: string[] = [];
      for (const [at, plan] of plans.entries()) {
        if (at % FORMS.length !== part) continue;
        for (const trouble of await play(plan, `停车指引 ${at}`)) {
          found.push(`${form.name}, ${JSON.stringify(plan)}: ${trouble}`);
        }
      }
      await close();
      return found;
    }

    async function playToCareless(): Promise<string[]> {
      const { play, close } = await playerOf(CARELESS, serveCareless);
      const found: string[] = [];
      for (const [at, plan] of plansOf(SEED, CONTROL_CASES).entries()) {
        // It knows of no sessions.
        const fault = plan.fault === 'expiry' ? 'failure' : plan.fault;
        found.push(...(await play({ ...plan, fault, leavesAt: undefined }, `停车指引 c${at}`)));
      }
      await close();
      return found;
    }

    const [found, ...troubles] = await Promise.all([playToCareless(), ...FORMS.map(playTo)]);
    expect(troubles.flat()).toEqual([]);
    const twice = found.filter((trouble) => /stored \d+ times/.test(trouble)).length;
    const lost = found.filter((trouble) => trouble.includes('is lost')).length;
    expect(twice).toBeGreaterThan(0);
    expect(lost).toBeGreaterThan(0);
    show({
      cases: plans.length,
      control: `a form that waits for nothing and keeps nothing: of ${CONTROL_CASES}, ${twice} stored twice and ${lost} lost were noticed`,
    });
  });
}
