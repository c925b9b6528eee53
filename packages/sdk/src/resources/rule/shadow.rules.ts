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

/** Earlier keywords, each with the index of its first rule. */
interface Known {
  readonly rules: Map<string, number>;
  /** Their lengths, in ascending order: of others no substring is looked for. */
  readonly lengths: number[];
}

const nothingKnown = (): Known => ({ rules: new Map(), lengths: [] });

function learn({ rules, lengths }: Known, words: readonly string[], by: number): void {
  for (const word of words) {
    if (!rules.has(word)) rules.set(word, by);
    if (word === '' || lengths.includes(word.length)) continue;
    lengths.push(word.length);
    lengths.sort((one, other) => one - other);
  }
}

/** The earlier keywords that are a substring of this one. */
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

/** The first earlier rule that matches every message of this keyword. */
function catcher(
  word: string,
  isExact: boolean,
  contained: Known,
  exact: Known,
): Shadow | undefined {
  const same = isExact ? exact.rules.get(word) : undefined;
  const found = partsAmong(word, contained);
  if (same !== undefined) found.push({ by: same, word });
  return found.sort((one, other) => one.by - other.by)[0];
}

/**
 * For each keyword of each rule the earlier rule that matches every message of it, if there is one. The first rule whose
 * keyword matches decides, wherever it applies (robot contract, section 1.4). A paused rule is passed as undefined.
 */
export function caughtKeywords(
  rules: readonly (KeywordRule | undefined)[],
): (readonly (Shadow | undefined)[])[] {
  const contained = nothingKnown();
  const exact = nothingKnown();
  return rules.map((rule, at) => {
    if (!rule) return [];
    const isExact = rule.reg === MATCH_MODE.exact;
    const catchers = rule.keywords.map((word) => catcher(word, isExact, contained, exact));
    learn(isExact ? exact : contained, rule.keywords, at);
    return catchers;
  });
}

/** The rules that never apply, because earlier ones match all of their messages; undefined for the others. */
export const shadowedRules = (
  rules: readonly (KeywordRule | undefined)[],
): (Shadow | undefined)[] =>
  caughtKeywords(rules).map((catchers) =>
    catchers.every((found) => found !== undefined) ? catchers[0] : undefined,
  );
