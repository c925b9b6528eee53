import { itemsOf, rowOf, rowsIn, textIn, withRow, type Row } from '../config-rows';
import type { Finding, CheckContext } from '../finding.types';
import { FINDING_TEXT, FIX_TEXT } from '../finding-texts';

const TEXT = 1;
/** The lists that send, with their fields; `isNeeded` where nothing to send is a mistake. */
const SENDING = [
  { list: 'replyKeywords', field: 'replys', isNeeded: true },
  { list: 'roomTaskSchedule', field: 'contents', isNeeded: true },
  { list: 'roomJoinKeywords', field: 'replys', isNeeded: false },
  { list: 'roomJoinKeywords', field: 'welcomes', isNeeded: false },
] as const;

const isEmpty = (item: unknown) =>
  rowOf(item)['type'] === TEXT && textIn(rowOf(item), 'content') === '';

/** The items of a row whose material is gone. */
function goneItems(row: Row, field: string, known: ReadonlySet<string>): readonly Row[] {
  return itemsOf(row[field])
    .map(rowOf)
    .filter(({ id }) => (typeof id === 'string' || typeof id === 'number') && id !== '')
    .filter(({ id }) => !known.has(String(id)));
}

/** Rows that have nothing to send, or something that was deleted. */
export function* replyFindings(config: Row, { materials }: CheckContext): Generator<Finding> {
  const known = materials && new Set(materials.map(({ id }) => String(id)));
  for (const { list, field, isNeeded } of SENDING) {
    for (const { index, row } of rowsIn(config, list)) {
      const place = { list, index, field };
      if (isNeeded && itemsOf(row[field]).every(isEmpty)) {
        yield { id: 'noReplies', severity: 'error', place, text: FINDING_TEXT.noReplies() };
      }
      const gone = known ? goneItems(row, field, known) : [];
      const [first] = gone;
      if (!first) continue;
      const apply = () => {
        const items = itemsOf(row[field]).map((item) =>
          gone.includes(rowOf(item)) ? { ...rowOf(item), id: null } : item,
        );
        return withRow(config, list, index, { ...row, [field]: items });
      };
      const text = FINDING_TEXT.materialGone(textIn(first, 'name') || textIn(first, 'content'));
      const fix = { text: FIX_TEXT.useCopy, apply };
      yield { id: 'materialGone', severity: 'warning', place, text, fix };
    }
  }
}
