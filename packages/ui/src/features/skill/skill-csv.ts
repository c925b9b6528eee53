import { PRIVATE_EVENTS, ROBOT_EVENTS } from '@chatdeck/sdk/skill';
import { eventKeywordFormSchema } from '@chatdeck/sdk/rules';
import { choiceColumn } from '#lists/rules/csv/columns.ts';
import type { CsvFormat } from '#lists/rules/csv/csv-format.ts';
import { triggerColumns, triggerDefaults } from '#lists/rules/csv/trigger-columns.ts';

/** Skills and their keywords as lines of a table. */
const format: CsvFormat = {
  columns: [...triggerColumns, choiceColumn('skill', 'event', ROBOT_EVENTS, true)],
  pasted: ['keywords', 'skill'],
  schema: eventKeywordFormSchema,
  defaults: { ...triggerDefaults, event: '' },
  // Some skills are for friends only, and a line seldom says so.
  toForm: (fields) =>
    PRIVATE_EVENTS.some((name) => name === fields.event) ? { ...fields, scope: 'friend' } : fields,
};
export default format;
