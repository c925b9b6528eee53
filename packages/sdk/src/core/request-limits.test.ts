import { describe, expect, it } from 'vitest';
import { emailSchema, loginSchema } from '../resources/account/account.rules';
import { dialogueInputSchema } from '../resources/dialogue/dialogue.rules';
import { configDocumentSchema } from '../resources/robot/robot.rules';
import { bulkMessagesSchema } from '../resources/send/mass-send.rules';
import { toIssues } from './issues';
import { checkRequest, REQUEST_LIMIT } from './request-limits';
import { ROBOT_TYPE } from '../resources/robot/robot-type.constants';

const nested = (depth: number): unknown =>
  JSON.parse('{"a":'.repeat(depth) + '0' + '}'.repeat(depth));
const rulesOf = (checked: ReturnType<typeof checkRequest>) =>
  checked.issues?.map(({ message }) => message) ?? [];

describe('An e-mail', () => {
  it('is judged in linear time', () => {
    const began = performance.now();
    expect(emailSchema.safeParse(`a@${'.'.repeat(100_000)}@`).success).toBe(false);
    expect(performance.now() - began).toBeLessThan(250);
  });

  it.each(['a@b.c', 'a.b+c@d-e.f.example', ' A@B.C '])('is %s', (email) => {
    expect(emailSchema.safeParse(email).success).toBe(true);
  });

  it.each([
    'a@b',
    'a@b.',
    'a@.b',
    'a@b..c',
    'a@b@c.d',
    'a b@c.d',
    '@b.c',
    `a@${'b'.repeat(251)}.c`,
  ])('is not %s', (email) => {
    expect(emailSchema.safeParse(email).error?.issues).toMatchObject([{ message: 'email.format' }]);
  });
});

describe('The outline of a request', () => {
  it('may be a hundred levels deep and not one more', () => {
    const dialogue = (depth: number) => ({
      type: 'room',
      targets: [{ id: '1', name: 'n' }],
      robotType: ROBOT_TYPE.chatGpt,
      botConfig: { token: 't', model: 'm', more: nested(depth) },
    });
    expect(rulesOf(checkRequest(dialogueInputSchema, dialogue(REQUEST_LIMIT.depth - 1)))).toEqual(
      [],
    );
    const deeper = checkRequest(dialogueInputSchema, dialogue(REQUEST_LIMIT.depth));
    expect(toIssues({ issues: deeper.issues ?? [] }, 'en')).toEqual([
      { path: 'botConfig', rule: 'request.depth', message: 'Nested at most 100 levels deep' },
    ]);
    expect(rulesOf(checkRequest(dialogueInputSchema, dialogue(300_000)))).toEqual([
      'request.depth',
    ]);
  });

  it('holds a mass send to the most targets, and no more than so many values', () => {
    const groups = Array.from({ length: 5_000 }, (_, at) => ({
      wxid: `${at}@chatroom`,
      topic: 'Group',
      avatar: '',
      memberCount: 3,
      isAdmin: false,
    }));
    const send = { target: 'Room', groups, messages: [{ type: 1, content: 'Hello' }] };
    expect(rulesOf(checkRequest(bulkMessagesSchema, send))).toEqual([]);
    const many = { ...send, groups: Array.from({ length: REQUEST_LIMIT.parts }, () => 0) };
    expect(rulesOf(checkRequest(bulkMessagesSchema, many))).toEqual(['request.parts']);
  });

  it('is checked of a config too', () => {
    const issuesOf = (config: unknown) =>
      configDocumentSchema.safeParse(JSON.stringify(config)).error?.issues ?? [];
    const nestedText = '{"a":'.repeat(20_000) + '0' + '}'.repeat(20_000);
    expect(configDocumentSchema.safeParse(nestedText).error?.issues).toMatchObject([
      { message: 'request.depth' },
    ]);
    expect(issuesOf(nested(100))).toEqual([]);
    const rows = (count: number) => Array.from({ length: count }, () => ({ keywords: ['a'] }));
    expect(issuesOf({ replyKeywords: rows(5_000) })).toEqual([]);
    expect(issuesOf({ replyKeywords: rows(5_001) })).toMatchObject([
      { path: ['replyKeywords'], message: 'config.rows' },
    ]);
    const date = '0 0 8 * * *';
    const schedules = (count: number) => Array.from({ length: count }, () => ({ date }));
    expect(issuesOf({ dayTaskSchedule: schedules(1_000) })).toEqual([]);
    expect(issuesOf({ dayTaskSchedule: schedules(1_001) })).toMatchObject([
      { path: ['dayTaskSchedule'], message: 'config.schedules' },
    ]);
  });
});

describe('The answer to a broken request', () => {
  it('names twenty rules, each with the beginning of its path', () => {
    const long = `$${'k'.repeat(10_000)}`;
    const config = Object.fromEntries(Array.from({ length: 50 }, (_, at) => [`${long}${at}`, 1]));
    const { error } = configDocumentSchema.safeParse(JSON.stringify({ a: config }));
    const issues = toIssues(error ?? { issues: [] }, 'zh-CN');
    expect(issues).toHaveLength(1);
    expect(issues[0]?.path).toHaveLength(REQUEST_LIMIT.path);

    const empty = Array.from({ length: 50 }, () => ({ keywords: [''] }));
    const text = configDocumentSchema.safeParse(JSON.stringify({ replyKeywords: empty }));
    expect(toIssues(text.error ?? { issues: [] }, 'en')).toHaveLength(REQUEST_LIMIT.issues);
  });

  it('tells a password that is too long for any account from a short one', () => {
    const login = { email: 'a@b.c', password: 'x'.repeat(1_000_000) };
    expect(rulesOf(checkRequest(loginSchema, login))).toEqual(['password.length']);
  });
});
