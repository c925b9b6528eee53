import { TARGET_TYPES } from '@chatdeck/sdk/constants';
import { keywordForwardFormSchema } from '@chatdeck/sdk/rules';
import { isJsonObject, type Json } from '@chatdeck/sdk/plain-rules';
import { choiceColumn, targetsColumn } from '#lists/rules/csv/columns.ts';
import type { CsvFormat } from '#lists/rules/csv/csv-format.ts';
import { keywordsColumn, matchColumn } from '#lists/rules/csv/trigger-columns.ts';

const hasId = (target: Json) => isJsonObject(target) && target.id !== '';

/** Keyword forwards as lines of a table. */
const format: CsvFormat = {
  columns: [
    keywordsColumn,
    matchColumn,
    choiceColumn('fromKind', 'type', TARGET_TYPES),
    targetsColumn('from', 'targets'),
    choiceColumn('toKind', 'forwardType', TARGET_TYPES),
    targetsColumn('to', 'forwardTargets'),
  ],
  pasted: ['keywords', 'from', 'to'],
  schema: keywordForwardFormSchema,
  defaults: {
    keywords: [],
    reg: 1,
    type: 'room',
    targets: [],
    forwardType: 'room',
    forwardTargets: [],
  },
  // The robot finds a group that it forwards to by its id alone (robot contract, section 12).
  toForm: (fields) =>
    fields.forwardType === 'room' && Array.isArray(fields.forwardTargets)
      ? { ...fields, forwardTargets: fields.forwardTargets.filter(hasId) }
      : fields,
};
export default format;
