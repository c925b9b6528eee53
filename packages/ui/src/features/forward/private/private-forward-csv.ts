import { FORWARD_MESSAGES } from '@chatdeck/sdk/constants';
import { privateForwardFormSchema } from '@chatdeck/sdk/rules';
import { choiceColumn, textColumn, wordsColumn } from '#lists/rules/csv/columns.ts';
import type { CsvFormat } from '#lists/rules/csv/csv-format.ts';

/** Forwards of single users as lines of a table. */
const format: CsvFormat = {
  columns: [
    textColumn('user', 'name'),
    choiceColumn('messages', 'type', FORWARD_MESSAGES),
    wordsColumn('toRooms', 'rooms'),
    wordsColumn('toFriends', 'contacts'),
  ],
  pasted: ['user', 'toRooms', 'toFriends'],
  schema: privateForwardFormSchema,
  defaults: { name: '', type: 2, rooms: [], contacts: [] },
  wordsOf: ({ name }) => (typeof name === 'string' ? [name] : []),
};
export default format;
