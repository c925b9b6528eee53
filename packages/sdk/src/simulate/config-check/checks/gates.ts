import { isVip } from '#resources/member/member.constants.ts';
import { itemsOf, rowOf, textIn, type Row } from '../config-rows';
import type { Finding, CheckContext } from '../finding.types';
import { FINDING_TEXT } from '../finding-texts';

/** What only the robot of a member does. */
const FOR_MEMBERS = ['privateForwards', 'roomAsyncList', 'dialogues'] as const;

/** What the membership or a switch turns off although it is set up. */
export function* gateFindings(config: Row, { user, dialogues }: CheckContext): Generator<Finding> {
  const document: Row = { ...config, dialogues };
  if (!isVip(user)) {
    for (const list of FOR_MEMBERS) {
      if (itemsOf(document[list]).length === 0) continue;
      const text = FINDING_TEXT.membership(list);
      yield { id: 'membership', severity: 'warning', place: { list }, text };
    }
  }
  const [bot, summary] = [rowOf(config['customBot']), rowOf(config['summerConfig'])];
  const isSetUp = {
    customBot: textIn(bot, 'customUrl') !== '' && !bot['open'],
    summerConfig: itemsOf(summary['keywords']).length > 0 && !summary['open'],
  };
  for (const [list, isOff] of Object.entries(isSetUp)) {
    if (isOff)
      yield {
        id: 'off',
        severity: 'hint',
        place: { list, field: 'open' },
        text: FINDING_TEXT.off(list),
      };
  }
}
