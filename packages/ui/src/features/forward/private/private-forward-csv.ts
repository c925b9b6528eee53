import { FORWARD_MESSAGES } from '@chatdeck/sdk/constants';
import { privateForwardFormSchema } from '@chatdeck/sdk/rules';
import { choiceColumn, textColumn, textsColumn } from '#lists/rules/csv/columns.ts';
import type { CsvFormat } from '#lists/rules/csv/csv-format.ts';

/** Forwards of single users as lines of a table. */
const format: CsvFormat = {
  columns: [
    textColumn('user', 'name'),
    choiceColumn('messages', 'type', FORWARD_MESSAGES),
    textsColumn('toRooms', 'rooms'),
    textsColumn('toFriends', 'contacts'),
  ],
  pasted: ['user', 'toRooms', 'toFriends'],
  schema: privateForwardFormSchema,
  defaults: { name: '', type: 2, rooms: [], contacts: [] },
  uniqueTextsOf: ({ name }) => (typeof name === 'string' ? [name] : []),
};
export default format;
