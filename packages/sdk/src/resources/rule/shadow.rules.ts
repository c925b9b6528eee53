import { MATCH_MODE } from './rule.constants';

/** The fields that determine which messages a rule matches. */
export interface KeywordRule {
  readonly keywords: readonly string[];
  readonly reg: number;
}

/** The earlier rule that matches every message of a rule: its index, from 0, and the keyword. */
export interface Shadow {
  readonly by: number;
  readonly word: string;
}

/** Up to this length a keyword has fewer substrings than a long list has keywords. */
const SHORT = 40;

/** Keywords, each with the index of its first rule. */
interface Known {
  readonly rules: Map<string, number>;
  /** Their lengths, in ascending order: of others no substring is looked for. */
  readonly lengths: number[];
}

function learn({ rules, lengths }: Known, words: readonly string[], by: number): void {
  for (const word of words) {
    if (!rules.has(word)) rules.set(word, by);
    if (word === '' || lengths.includes(word.length)) continue;
    lengths.push(word.length);
    lengths.sort((one, other) => one - other);
  }
}

/** The keywords of rules that are a substring of this one. */
function partsAmong(word: string, { rules, lengths }: Known): Shadow[] {
  if (word.length > SHORT) {
    return [...rules].flatMap(([part, by]) => (word.includes(part) ? [{ by, word: part }] : []));
  }
  const found: Shadow[] = [];
  for (let start = 0; start < word.length; start += 1) {
    for (const length of lengths) {
      if (start + length > word.length) break;
      const part = word.slice(start, start + length);
      const by = rules.get(part);
      if (by !== undefined) found.push({ by, word: part });
    }
  }
  return found;
}

type Rules = readonly (KeywordRule | undefined)[];

const isExact = ({ reg }: KeywordRule) => reg === MATCH_MODE.exact;

/** Asks of each keyword of a rule for the earlier rule that matches every message of it. */
function catchersAmong(rules: Rules): (at: number) => readonly (Shadow | undefined)[] {
  const contained: Known = { rules: new Map(), lengths: [] };
  const exact: Known = { rules: new Map(), lengths: [] };
  rules.forEach((rule, at) => {
    if (rule) learn(isExact(rule) ? exact : contained, rule.keywords, at);
  });
  return (at) => {
    const rule = rules[at];
    if (!rule) return [];
    return rule.keywords.map((word) => {
      const same = isExact(rule) ? exact.rules.get(word) : undefined;
      const found = partsAmong(word, contained);
      if (same !== undefined) found.push({ by: same, word });
      return found.filter(({ by }) => by < at).sort((one, other) => one.by - other.by)[0];
    });
  };
}

/**
 * For each keyword of each rule the earlier rule that matches every message of it, if there is one. The first rule whose
 * keyword matches decides, wherever it applies (robot contract, section 1.4). A paused rule is passed as undefined.
 */
export function caughtKeywords(rules: Rules): (readonly (Shadow | undefined)[])[] {
  const catchersOf = catchersAmong(rules);
  return rules.map((_, at) => catchersOf(at));
}

/**
 * Asks of single rules whether they never apply, because earlier ones match all of their messages: undefined for the
 * others. Of a long list, few are shown.
 */
export function shadowsAmong(rules: Rules): (at: number) => Shadow | undefined {
  const catchersOf = catchersAmong(rules);
  return (at) => {
    const catchers = catchersOf(at);
    return catchers.every((found) => found !== undefined) ? catchers[0] : undefined;
  };
}

/** The rules that never apply, because earlier ones match all of their messages; undefined for the others. */
export const shadowedRules = (rules: Rules): (Shadow | undefined)[] => {
  const shadowOf = shadowsAmong(rules);
  return rules.map((_, at) => shadowOf(at));
};
