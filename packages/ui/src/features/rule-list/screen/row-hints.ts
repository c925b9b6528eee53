import { MATCH_MODE } from '@chatdeck/sdk/constants';
import { isJsonObject, shadowedRules, type KeywordRule, type Shadow } from '@chatdeck/sdk/rules';
import type { Json } from '@chatdeck/sdk/rules';
import type { Rows } from '../rows/row-changes';

/** What to know of a row before it surprises. */
export type RowHint =
  | { readonly kind: 'shadowed'; readonly shadow: Shadow }
  | { readonly kind: 'short'; readonly word: string };

function keywordRule(stored: Json): KeywordRule | undefined {
  if (!isJsonObject(stored) || !Array.isArray(stored.keywords)) return undefined;
  const keywords = stored.keywords.filter((word) => typeof word === 'string');
  return { keywords, reg: typeof stored.reg === 'number' ? stored.reg : MATCH_MODE.contains };
}

/** A hint for each row of a list whose first fitting row decides. */
export function rowHints(rows: Rows): (RowHint | undefined)[] {
  const rules = rows.map(({ stored, isPaused }) => (isPaused ? undefined : keywordRule(stored)));
  const shadows = shadowedRules(rules);
  return rules.map((rule, at): RowHint | undefined => {
    const shadow = shadows[at];
    if (shadow) return { kind: 'shadowed', shadow };
    if (rule?.reg !== MATCH_MODE.contains) return undefined;
    const word = rule.keywords.find((keyword) => [...keyword].length === 1);
    return word === undefined ? undefined : { kind: 'short', word };
  });
}
