import { CALLBACK_DEFAULTS, CALLBACK_TYPE, CALLBACK_TYPES } from '@chatdeck/sdk/constants';
import { callbackFormSchema } from '@chatdeck/sdk/rules';
import { choiceColumn, textColumn } from '#lists/rules/csv/columns.ts';
import type { CsvFormat } from '#lists/rules/csv/csv-format.ts';
import { triggerColumns, triggerDefaults } from '#lists/rules/csv/trigger-columns.ts';

const address = textColumn('address', 'customUrl');

/** Callback events as lines of a table, without their parameters: those may hold keys. */
const format: CsvFormat = {
  columns: [
    ...triggerColumns,
    choiceColumn('kind', 'type', CALLBACK_TYPES),
    {
      ...address,
      write: ({ type, postUrl = '', customUrl = '' }, labelOf) =>
        address.write({ customUrl: type === CALLBACK_TYPE.builtIn ? postUrl : customUrl }, labelOf),
    },
    textColumn('timeout', 'timeout', 'number'),
  ],
  pasted: ['keywords', 'address'],
  schema: callbackFormSchema,
  defaults: {
    ...triggerDefaults,
    type: CALLBACK_TYPE.custom,
    customUrl: '',
    timeout: CALLBACK_DEFAULTS.timeout,
    moreData: [],
  },
  toForm: (fields) => ({ ...fields, postUrl: fields.customUrl ?? '' }),
};
export default format;
