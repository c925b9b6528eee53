import { replyKeywordFormSchema } from '@chatdeck/sdk/rules';
import { repliesColumn } from '#lists/rules/csv/columns.ts';
import type { CsvFormat } from '#lists/rules/csv/csv-format.ts';
import { triggerColumns, triggerDefaults } from '#lists/rules/csv/trigger-columns.ts';

/** Keyword replies as lines of a table. */
const format: CsvFormat = {
  columns: [...triggerColumns, repliesColumn('reply', 'replys')],
  pasted: ['keywords', 'reply'],
  schema: replyKeywordFormSchema,
  defaults: { ...triggerDefaults, replys: [] },
};
export default format;
