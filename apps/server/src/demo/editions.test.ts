import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { SOURCE_LOCALES } from '@chatdeck/sdk/constants';
import { simulate, type Simulation } from '@chatdeck/sdk/simulate';
import { describe, expect, it } from 'vitest';
import { places } from '../places';
import { demoRevisions } from './demo-config';
import { DEMO_ROBOT_ID, demoFriends, demoRooms, demoTargets } from './demo-people';
import { demoReports } from './demo-log';
import { DEMO_THEMES } from './texts/demo-themes';
import { DEMO_EDITIONS } from './texts/editions';

const CHINESE = /\p{Script=Han}|[，。：；？！]/u;
const NOW = Date.parse('2026-11-28T21:00:00+08:00');

/** A text, a composer of texts, a number, or what holds them: all but what is said. */
function shapeOf(value: unknown): unknown {
  if (typeof value === 'string') return value === '' ? 'empty' : 'text';
  if (typeof value !== 'object' || value === null) return typeof value;
  if (Array.isArray(value)) return value.map(shapeOf);
  return Object.fromEntries(Object.entries(value).map(([name, held]) => [name, shapeOf(held)]));
}

/** What answers a message, as the log of the demo account has it. */
function answerOf({ sends, asks }: Simulation): string | undefined {
  const skill = asks.find(({ kind }) => kind === 'skill')?.event;
  return skill ?? sends.find(({ by }) => by === 'reply')?.message.content;
}

describe('The editions of the demo account', () => {
  it('say as much of everything', () => {
    expect(shapeOf(DEMO_EDITIONS.en)).toEqual(shapeOf(DEMO_EDITIONS['zh-CN']));
    const answered = SOURCE_LOCALES.map((locale) =>
      Object.entries(DEMO_EDITIONS[locale].messages.chats).map(([chat, lines]) => [
        chat,
        lines.map(([, answer]) => answer),
      ]),
    );
    expect(answered[0]).toEqual(answered[1]);
  });

  it('have the same files, under the same names', () => {
    const files = SOURCE_LOCALES.map((locale) => readdirSync(join(places.demoFiles, locale)));
    expect(files[0]).toEqual(files[1]);
    expect(files[0]).toHaveLength(6);
  });

  it('are English in English', () => {
    const { people, dialogues, materials, messages, rules, schedules } = DEMO_EDITIONS.en;
    const said = [
      dialogues,
      materials,
      messages,
      rules,
      schedules,
      people,
      demoFriends(people),
      demoRooms(people),
      demoRevisions('en'),
      readFileSync(join(places.demoFiles, 'en', 'sign-up.csv'), 'utf8'),
    ];
    for (const one of said) expect(JSON.stringify(one)).not.toMatch(CHINESE);
  });
});

describe.each(SOURCE_LOCALES)('The demo account in %s', (locale) => {
  const texts = DEMO_EDITIONS[locale];

  it('has a name of its own for each friend and group', () => {
    const friends = demoFriends(texts.people).map(({ name }) => name);
    expect(new Set(friends).size).toBe(300);
    const rooms = demoRooms(texts.people).map(({ topic }) => topic);
    expect(new Set(rooms).size).toBe(60);
  });

  it('sends to groups and friends that it has', () => {
    const { friend, room } = demoTargets(texts.people);
    const rooms = demoRooms(texts.people).map(({ wxid, topic }) => ({ id: wxid, name: topic }));
    const named = [1, 2, 3, 4].flatMap((nth) => DEMO_THEMES.map((theme) => room(theme, nth)));
    expect(named).toEqual(rooms);
    const friends = demoFriends(texts.people).map(({ wxid, name }) => ({ id: wxid, name }));
    expect(friends.map((_, index) => friend(index))).toEqual(friends);
  });

  it('answered each message of its log as its rules would', () => {
    const config = demoRevisions(locale).at(-1);
    const robot = { id: DEMO_ROBOT_ID, name: texts.people.robot };
    const skills: Readonly<Record<string, string>> = {
      [texts.messages.answers.news]: 'news',
      [texts.messages.answers.star]: 'star',
      [texts.messages.answers.cartons]: 'rubbish',
      [texts.messages.answers.batteries]: 'rubbish',
    };
    const log = demoReports(texts, NOW).map(({ message }) => message);
    const asked = log.filter(({ isMyself }) => !isMyself);
    expect(asked.length).toBeGreaterThan(100);
    for (const { content, chatId, chatName, conversionId, conversionName, isRoom, time } of asked) {
      const room = { id: conversionId, topic: conversionName };
      const from = { id: chatId, name: chatName };
      const result = simulate(
        { config, user: { role: 'vip' }, robot },
        { text: content, from, ...(isRoom && { room }) },
      );
      const reply = log.find(
        (one) => one.isMyself && one.conversionId === conversionId && one.time === time + 3,
      );
      const logged = reply === undefined ? undefined : (skills[reply.content] ?? reply.content);
      expect({ content, answer: answerOf(result) }).toEqual({ content, answer: logged });
    }
  });
});
