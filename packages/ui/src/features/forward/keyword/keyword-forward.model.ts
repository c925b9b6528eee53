import type { KeywordForward, KeywordForwardForm } from '@chatdeck/sdk';
import { MATCH_MODE } from '@chatdeck/sdk/constants';

/** What the form holds: a new rule, or the stored one. */
export function toForm(rule: KeywordForward | undefined): KeywordForwardForm {
  const { keywords = [], reg = MATCH_MODE.contains, type = 'room', targets = [] } = rule ?? {};
  const { forwardType = 'room', forwardTargets = [] } = rule ?? {};
  const position = rule?.position;
  const place = position === undefined ? {} : { position };
  return { keywords, reg, ...place, type, targets, forwardType, forwardTargets };
}
