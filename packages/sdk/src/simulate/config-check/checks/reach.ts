import { simulate } from '../../simulate';
import type { RuleReference, SimulationMessage } from '../../simulation.types';
import { rowsIn, textIn, textsOf, type Row } from '../config-rows';
import type { Finding, CheckContext } from '../finding.types';
import { FINDING_TEXT, ruleNumber } from '../finding-texts';
import { DECIDING_LISTS, keywordRule } from './keywords';

/** A rule with more keywords is not tried with all of them. */
const MOST_KEYWORDS = 20;
/** How many rules the tried messages may pass in all, so that a config of many rules is checked in a moment too. */
const MOST_PASSED = 100_000;
const DECISIVE: readonly string[] = ['answered', 'asked', 'stopped'];
const from = { id: 'somebody', name: 'somebody' };
const room = { id: 'a-group', topic: 'a group' };

/** A keyword as a message: privately, and in a group with and without an @. */
const messagesOf = (text: string): readonly SimulationMessage[] => [
  { text, from },
  { text, from, room, isMentioned: true },
  { text, from, room },
];

/** The keywords of the lists before one, and the blocked words: only for what has these the robot's stages are asked. */
function earlierWords(config: Row, list: string): readonly string[] {
  const lists: readonly string[] = DECIDING_LISTS;
  const earlier = lists
    .slice(0, lists.indexOf(list))
    .flatMap((other) => rowsIn(config, other).flatMap(({ row }) => textsOf(row['keywords'])));
  const prevented = textIn(config, 'preventWords').split(/[,，]/);
  return [...earlier, ...prevented].filter((word) => word !== '');
}

/** What decides over each keyword in every kind of chat; undefined as soon as it is the rule itself. */
function decidedBy(
  config: Row,
  { dialogues, user }: CheckContext,
  rule: RuleReference,
  words: readonly string[],
): RuleReference | { readonly list: string } | undefined {
  let decider: RuleReference | { readonly list: string } | undefined;
  const setup = { config, user, ...(dialogues && { dialogues }) };
  for (const message of words.flatMap(messagesOf)) {
    const { trace } = simulate(setup, message);
    const deciding = trace.find(({ verdict }) => DECISIVE.includes(verdict));
    if (deciding?.rule?.list === rule.list && deciding.rule.index === rule.index) return undefined;
    if (deciding) decider ??= deciding.rule ?? { list: deciding.id };
  }
  return decider;
}

/** Rules whose keywords the stages before them take. */
export function* reachFindings(config: Row, context: CheckContext): Generator<Finding> {
  const perMessage = DECIDING_LISTS.reduce((sum, list) => sum + rowsIn(config, list).length, 0);
  let passed = 0;
  for (const list of DECIDING_LISTS) {
    const earlier = earlierWords(config, list);
    if (earlier.length === 0) continue;
    for (const { index, row } of rowsIn(config, list)) {
      const words = keywordRule(list, row)?.keywords ?? [];
      if (words.length === 0 || words.length > MOST_KEYWORDS) continue;
      if (!words.every((word) => earlier.some((part) => word.includes(part)))) continue;
      passed += words.flatMap(messagesOf).length * perMessage;
      if (passed > MOST_PASSED) return;
      const by = decidedBy(config, context, { list, index }, words);
      // A rule of the same list is found as a shadow.
      if (!by || by.list === list) continue;
      yield {
        id: 'unreachable',
        severity: 'warning',
        place: { list, index },
        ...('index' in by && { other: by }),
        text: FINDING_TEXT.unreachable({
          list: by.list,
          ...('index' in by && { number: ruleNumber(context, by) }),
        }),
      };
    }
  }
}
