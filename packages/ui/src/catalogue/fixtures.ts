import { FIELD_SPECIMENS } from './field-fixtures';
import { FORM_SPECIMENS } from './form-fixtures';
import { PART_SPECIMENS } from './part-fixtures';
import { RECORD_SPECIMENS } from './record-fixtures';
import { RULE_SPECIMENS } from './rule-fixtures';
import { SCREEN_SPECIMENS } from './screen-fixtures';
import type { Specimen } from './fixture';

/** Every exported component of a feature, in each of its uses. */
export const SPECIMENS: readonly Specimen[] = [
  ...SCREEN_SPECIMENS,
  ...FORM_SPECIMENS,
  ...FIELD_SPECIMENS,
  ...RULE_SPECIMENS,
  ...PART_SPECIMENS,
  ...RECORD_SPECIMENS,
];
