import { MATCH_MODE } from '#resources/rule/rule.constants.ts';
import { caughtKeywords, type KeywordRule, type Shadow } from '#resources/rule/shadow.rules.ts';
import { itemsOf, rowsIn, textIn, textsOf, withoutRow, withRow, type Row } from '../config-rows';
import type { Finding, CheckContext } from '../finding.types';
import { FINDING_TEXT, FIX_TEXT, ruleNumber } from '../finding-texts';

/** The lists in which the first row whose keyword fits decides, in the order of their stages. */
export const DECIDING_LISTS = [
  'roomJoinKeywords',
  'callBackEvents',
  'eventKeywords',
  'replyKeywords',
] as const;
/** Callbacks of other types are passed over. */
const CALLBACK_TYPES: readonly unknown[] = [1, 100];

/** How a row is matched on the robot; undefined for one that it passes over. */
export function keywordRule(list: string, row: Row): KeywordRule | undefined {
  if (list === 'callBackEvents' && !CALLBACK_TYPES.includes(row['type'])) return undefined;
  const reg = row['reg'];
  if (reg !== MATCH_MODE.contains && reg !== MATCH_MODE.exact) return undefined;
  const keywords = textsOf(row['keywords']);
  // What is no text may fit all the same.
  if (keywords.length === 0 || keywords.length < itemsOf(row['keywords']).length) return undefined;
  // A join rule that does not fit exactly is tried as one that contains.
  return { keywords, reg: list === 'roomJoinKeywords' ? MATCH_MODE.contains : reg };
}

/** Keyword forwards decide only for the chats that they are set for. */
const caughtForwards = (rows: readonly (Row | undefined)[]) =>
  rows.map((row, at) => {
    if (!row) return [];
    const rules = rows
      .slice(0, at)
      .map((wide) => (wide && coversChats(wide, row) ? keywordRule('forwards', wide) : undefined));
    return caughtKeywords([...rules, keywordRule('forwards', row)]).at(-1) ?? [];
  });

/** Whether one forward is set for every chat of another; the robot knows a chat by its id or by its name. */
function coversChats(wide: Row, narrow: Row): boolean {
  const chatsOf = (row: Row) =>
    rowsIn(row, 'targets').map(({ row: chat }) => `${textIn(chat, 'id')} ${textIn(chat, 'name')}`);
  const [known, wanted] = [chatsOf(wide), chatsOf(narrow)];
  const isWhole = wanted.length > 0 && wanted.length === itemsOf(narrow['targets']).length;
  return isWhole && wide['type'] === narrow['type'] && wanted.every((chat) => known.includes(chat));
}

/** For each keyword of each row the earlier row that takes it. */
function caughtIn(config: Row, list: string): readonly (readonly (Shadow | undefined)[])[] {
  const byIndex = new Map(rowsIn(config, list).map(({ index, row }) => [index, row]));
  const rows = itemsOf(config[list]).map((_, at) => byIndex.get(at));
  return list === 'forwards'
    ? caughtForwards(rows)
    : caughtKeywords(rows.map((row) => row && keywordRule(list, row)));
}

/** Rules and keywords that an earlier rule of their list takes. */
function* caughtFindings(config: Row, list: string, context: CheckContext): Generator<Finding> {
  const catching = caughtIn(config, list);
  for (const { index, row } of rowsIn(config, list)) {
    const [catchers = [], words] = [catching[index], keywordRule(list, row)?.keywords ?? []];
    const taken = words.filter((_, at) => catchers[at] !== undefined);
    const [first] = catchers.filter((catcher) => catcher !== undefined);
    const [keyword] = taken;
    if (!first || keyword === undefined) continue;
    const place = { list, index };
    const other = { list, index: first.by };
    const caught = { number: ruleNumber(context, other), word: first.word };
    if (taken.length === words.length) {
      const text = FINDING_TEXT.shadowed(caught);
      const apply = () => withoutRow(config, list, index);
      yield {
        id: 'shadowed',
        severity: 'warning',
        place,
        other,
        text,
        fix: { text: FIX_TEXT.removeRow, apply },
      };
      continue;
    }
    const apply = () => {
      const keywords = itemsOf(row['keywords']).filter(
        (word) => !taken.some((one) => one === word),
      );
      return withRow(config, list, index, { ...row, keywords });
    };
    const text = FINDING_TEXT.caughtKeyword({ ...caught, keyword });
    yield {
      id: 'caughtKeyword',
      severity: 'hint',
      place: { ...place, field: 'keywords' },
      other,
      text,
      fix: { text: FIX_TEXT.removeKeywords, apply },
    };
  }
}

/** Rules that one character sets off. */
function* shortFindings(config: Row, list: string): Generator<Finding> {
  for (const { index, row } of rowsIn(config, list)) {
    const rule = keywordRule(list, row);
    if (rule?.reg !== MATCH_MODE.contains) continue;
    const word = rule.keywords.find((one) => [...one].length === 1);
    if (word === undefined) continue;
    const place = { list, index, field: 'keywords' };
    yield { id: 'shortKeyword', severity: 'hint', place, text: FINDING_TEXT.shortKeyword(word) };
  }
}

/** Join rules for the exact keyword, which the robot reads as ones that contain it. */
function* exactFindings(config: Row): Generator<Finding> {
  const list = 'roomJoinKeywords';
  for (const { index, row } of rowsIn(config, list)) {
    if (row['reg'] !== MATCH_MODE.exact || !keywordRule(list, row)) continue;
    const apply = () => withRow(config, list, index, { ...row, reg: MATCH_MODE.contains });
    yield {
      id: 'exactContains',
      severity: 'warning',
      place: { list, index, field: 'reg' },
      text: FINDING_TEXT.exactContains(),
      fix: { text: FIX_TEXT.contains, apply },
    };
  }
}

/** What the keywords of a config do not do. */
export function* keywordFindings(config: Row, context: CheckContext): Generator<Finding> {
  for (const list of [...DECIDING_LISTS, 'forwards']) {
    yield* caughtFindings(config, list, context);
    yield* shortFindings(config, list);
  }
  yield* exactFindings(config);
}
