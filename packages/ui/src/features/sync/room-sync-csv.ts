import { ASYNC_MESSAGES, ASYNC_MODELS } from '@chatdeck/sdk/constants';
import { roomSyncFormSchema } from '@chatdeck/sdk/rules';
import { choiceColumn, textColumn, textsColumn } from '#lists/rules/csv/columns.ts';
import type { CsvFormat } from '#lists/rules/csv/csv-format.ts';

/** Synchronised groups as lines of a table. */
const format: CsvFormat = {
  columns: [
    choiceColumn('mode', 'model', ASYNC_MODELS),
    textColumn('mainRoom', 'one'),
    textsColumn('rooms', 'many'),
    choiceColumn('messages', 'forward', ASYNC_MESSAGES),
  ],
  pasted: ['mainRoom', 'rooms'],
  schema: roomSyncFormSchema,
  defaults: { model: 1, one: '', many: [], forward: 2 },
  uniqueTextsOf: ({ one, many }) => [JSON.stringify([one ?? '', many ?? []])],
};
export default format;
