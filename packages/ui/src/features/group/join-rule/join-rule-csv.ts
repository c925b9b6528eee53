import { roomJoinFormSchema } from '@chatdeck/sdk/rules';
import { repliesColumn, textColumn } from '#lists/rules/csv/columns.ts';
import type { CsvFormat } from '#lists/rules/csv/csv-format.ts';
import { keywordsColumn, matchColumn } from '#lists/rules/csv/trigger-columns.ts';

/** Joining by keyword and welcomes as lines of a table. */
const format: CsvFormat = {
  columns: [
    textColumn('room', 'roomName'),
    keywordsColumn,
    matchColumn,
    repliesColumn('reply', 'replys'),
    repliesColumn('welcome', 'welcomes'),
  ],
  pasted: ['room', 'keywords', 'welcome'],
  schema: roomJoinFormSchema,
  defaults: { roomName: '', keywords: [], reg: 1, replys: [], welcomes: [] },
};
export default format;
