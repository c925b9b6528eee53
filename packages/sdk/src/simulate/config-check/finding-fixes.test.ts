import { expect, it } from 'vitest';
import { setupOf } from '../differential/compare.fixtures';
import { caseOf } from '../differential/random-cases.fixtures';
import { UNKNOWN } from '../differential/random-world.fixtures';
import { simulate } from '../simulate';
import type { SimulationMessage, SimulationSetup } from '../simulation.types';
import type { Finding } from './finding.types';
import { itemsOf, rowOf, textsOf } from './config-rows';
import { checkConfig } from './check-config';

const SEED = 20_261_123;
const CASES = 200;
/** The many simulations of a slow machine. */
const LIMIT_MS = 60_000;
const friend = { id: 'somebody', name: '林知远' };
const room = { id: 'a-group', topic: '读书会' };

/** The messages of a case, and each keyword of its rules as a message of its own, privately and in a group. */
function messagesOf(config: unknown, messages: readonly SimulationMessage[]) {
  const keywords = Object.values(rowOf(config)).flatMap((list) =>
    itemsOf(list).flatMap((row) => textsOf(rowOf(row)['keywords'])),
  );
  const texts = [...new Set(keywords)].flatMap((word) => [word, `请问${word}`]);
  return [
    ...messages,
    ...texts.flatMap((text): SimulationMessage[] => [
      { text, from: friend },
      { text, from: friend, room, isMentioned: true },
    ]),
  ];
}

/** What people see of an answer; the places of rules in the trace move when one of them goes. */
function answer(setup: SimulationSetup, message: SimulationMessage): string {
  const { sends, asks, outcome } = simulate(setup, message);
  return JSON.stringify({ sends, asks, outcome });
}

const OF_CHATS: readonly string[] = ['targetMoved', 'targetRenamed', 'targetGone'];
/** Lists of which every row is tried, so that a trace does not name each that did something. */
const TRIED_WHOLE: readonly string[] = ['privateForwards', 'roomAsyncList'];

/** A row with another chat is meant to do something else with the messages that reach it. */
function concerns(
  { id, place, fix }: Finding,
  before: SimulationSetup,
  after: SimulationSetup,
  message: SimulationMessage,
): boolean {
  if (!OF_CHATS.includes(id)) return false;
  // Another row has the index of one that is paused.
  const setups = fix?.isPause ? [before] : [before, after];
  return setups
    .flatMap((setup) => simulate(setup, message).trace)
    .some(
      ({ rule }) =>
        rule?.list === place.list &&
        (TRIED_WHOLE.includes(place.list) || rule.index === place.index),
    );
}

it(
  'fixes a config without another answer to any message that the finding does not concern',
  () => {
    const fixed = new Map<string, number>();
    for (let seed = SEED; seed < SEED + CASES; seed += 1) {
      const one = caseOf(seed);
      const setup = setupOf(one, 0);
      const { config, dialogues, rooms, friends, user } = setup;
      const known = rooms?.map(({ id, topic }, at) => ({
        id,
        name: topic,
        // One of the names that the rules have and no group.
        ...(at === 0 && seed % 2 === 0 && { previousNames: [UNKNOWN] }),
      }));
      const findings = checkConfig(config, {
        user,
        ...(dialogues && { dialogues }),
        ...(known && { rooms: known }),
        ...(friends && { friends }),
        materials: [],
      });
      const before = { ...setup, materials: [] };
      const answers = messagesOf(config, one.messages).map((message) => ({
        message,
        wanted: answer(before, message),
      }));
      for (const finding of findings) {
        if (!finding.fix) continue;
        const after = { ...before, config: finding.fix.apply() };
        const changed = answers.filter(
          ({ message, wanted }) =>
            answer(after, message) !== wanted && !concerns(finding, before, after, message),
        );
        expect(changed, `seed ${seed}: ${finding.id} at ${JSON.stringify(finding.place)}`).toEqual(
          [],
        );
        fixed.set(finding.id, (fixed.get(finding.id) ?? 0) + 1);
      }
    }
    for (const id of [
      'shadowed',
      'caughtKeyword',
      'exactContains',
      'materialGone',
      'targetGone',
      'targetRenamed',
    ]) {
      expect(fixed.get(id) ?? 0, id).toBeGreaterThan(10);
    }
  },
  LIMIT_MS,
);

it('leaves the given config as it was', () => {
  const config = {
    replyKeywords: [
      { keywords: ['a'], reg: 1 },
      { keywords: ['ab', 'c'], reg: 1 },
    ],
  };
  const before = structuredClone(config);
  for (const { fix } of checkConfig(config, { user: { role: 'vip' } })) fix?.apply();
  expect(config).toEqual(before);
});
