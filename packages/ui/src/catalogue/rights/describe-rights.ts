import { OPEN_API_SCOPE } from '@chatdeck/sdk/rules';
import { OPEN_API_SCOPES } from '@chatdeck/sdk/plain-rules';
import { describe, expect, it } from 'vitest';
import { eventually } from '../eventually';
import * as seen from '../faults/seen';
import type { Fixture } from '../fixture';
import {
  actionNames,
  pressEverything,
  showInSession,
  texts,
  type Knowledge,
  type Rights,
} from './shown-in-session';

const ALL = OPEN_API_SCOPES.map(({ value }) => value);
const READS = ALL.filter((scope) => scope.endsWith(':read'));
const { materialWrite, scheduleWrite, send } = OPEN_API_SCOPE;

/** The sessions of partners in which each component is shown. */
const SESSIONS: readonly (readonly [string, Rights])[] = [
  ['without scopes', []],
  ...ALL.map((scope) => [`with ${scope}`, [scope]] as const),
  ['with all that reads', READS],
  ['with all scopes', ALL],
];

/** What a list is for while it has no rows; of an account that has rows of each it is a lie. */
const EMPTY = /没有|暂无/;
const CLOSED = '这里没有开放这一项';
const CLOSED_TEXT = '网站没有申请这项权限，可请开发者加上。';
const RETRY = /^(重试|再试一次|加载失败，重试)$/;

/** The names of actions, and who may see them; a command to the robot only the account itself. */
const ACTIONS: readonly (readonly [RegExp, (rights: Rights, fixture: Fixture) => boolean])[] = [
  [/^立即发送/, (rights) => rights === 'own'],
  [/^(?!复制).*(发送|群发|发消息|群公告)|^重试 \d|^只重试/, (rights) => rights.includes(send)],
  [
    /^(添加|新建|编辑|删除|上传|保存|提交|修改|多选|重置)|的操作$/,
    (rights, { name }) =>
      rights.includes(/Material(?!Schedule)/.test(name) ? materialWrite : scheduleWrite),
  ],
];

/** They are shown before there is a session. */
const WITHOUT_SESSION = /^(Login|SignUp|PasswordForget|PasswordReset|Activation)Screen$/;
/** They hand what was entered to the host, who then sends it or does not; or wrap an action of the host. */
const OF_HOST =
  /^(CallbackEvent|KeywordForward|PrivateForward|Cron)Dialog$|^CronField$|^MemberGuard$/;

const isAllowed = (rights: Rights, fixture: Fixture) => (name: string) =>
  OF_HOST.test(fixture.name) ||
  ACTIONS.every(([names, mayDo]) => !names.test(name) || mayDo(rights, fixture));

/** Tests that no session sees, asks for or is offered what it has no right to, and that each is told of that. */
export function describeRights(fixtures: readonly Fixture[]): void {
  const shown = fixtures.filter(({ name }) => !WITHOUT_SESSION.test(name));
  describe.each(shown)('$name, $use,', (fixture) => {
    it('says what is not in a session, and offers nothing of it', async () => {
      const usual = await usualTexts(fixture);
      for (const [session, rights] of SESSIONS) {
        await expectHonest(fixture, { session, rights, usual, knowledge: 'known' });
      }
    });

    it('shows what may be read, and offers nothing else, where the page is read-only', async () => {
      const usual = await usualTexts(fixture);
      const session = 'of the account';
      await expectHonest(fixture, { session, rights: READS, usual, knowledge: 'read-only' });
    });

    it('offers nothing before it is known what the session may do', async () => {
      const { leave } = await showInSession(fixture, READS, 'unknown');
      expect(offeredBeyond([], fixture)).toEqual([]);
      expect(leave()).toEqual([]);
    });
  });
}

/** What the account itself sees. */
async function usualTexts(fixture: Fixture): Promise<ReadonlySet<string>> {
  const own = await showInSession(fixture, 'own');
  if (isLoading(fixture)) await seen.findGood(fixture);
  const usual = new Set(texts());
  own.leave();
  return usual;
}

/** The actions that are offered, and that these rights do not allow. */
const offeredBeyond = (rights: Rights, fixture: Fixture) =>
  actionNames().filter((name) => !isAllowed(rights, fixture)(name));

const isLoading = ({ calls }: Fixture) => calls === 'loads' || calls === 'looksUp';

interface Expected {
  readonly session: string;
  readonly rights: Rights;
  readonly knowledge: Knowledge;
  readonly usual: ReadonlySet<string>;
}

async function expectHonest(
  fixture: Fixture,
  { session, rights, knowledge, usual }: Expected,
): Promise<void> {
  const shown = await showInSession(fixture, rights, knowledge);
  if (isLoading(fixture)) {
    const isShown = () => seen.hasGood(fixture) || texts().includes(CLOSED);
    const what = `${session}: it says what is missing`;
    await eventually(() => expect(isShown(), what).toBe(true));
  }
  const unusual = texts().filter((text) => !usual.has(text));
  const lies = unusual.filter(
    (text) => EMPTY.test(text) && text !== CLOSED && text !== CLOSED_TEXT,
  );
  expect(
    unusual.filter((text) => RETRY.test(text)),
    `${session}: nothing to retry`,
  ).toEqual([]);
  expect(offeredBeyond(rights, fixture), `${session}: no action beyond it`).toEqual([]);
  if (rights.length !== 1) await pressEverything();
  expect(shown.refused(), `${session}: no call beyond it`).toEqual([]);
  expect(shown.leave(), `${session}: no error`).toEqual([]);
  await expectUsual(fixture, lies, `${session}: nothing is shown as empty`);
}

/**
 * The account itself sees these texts too, if a moment later than the usual ones were read: its config, for example, is
 * checked once the page is idle.
 */
async function expectUsual(fixture: Fixture, late: readonly string[], what: string): Promise<void> {
  if (late.length === 0) return;
  const own = await showInSession(fixture, 'own');
  await eventually(() =>
    expect(
      late.filter((text) => !texts().includes(text)),
      what,
    ).toEqual([]),
  );
  own.leave();
}
