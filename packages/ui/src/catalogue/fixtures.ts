import { FIELD_FIXTURES } from './field-fixtures';
import { FORM_FIXTURES } from './form-fixtures';
import { MATERIAL_FIXTURES } from './material-fixtures';
import { OPERATOR_FIXTURES } from './operator-fixtures';
import { PART_FIXTURES } from './part-fixtures';
import { RECORD_FIXTURES } from './record-fixtures';
import { RULE_FIXTURES } from './rule-fixtures';
import { SCREEN_FIXTURES } from './screen-fixtures';
import type { Fixture } from './fixture';

/** Every exported component of a feature, in each of its uses. */
export const FIXTURES: readonly Fixture[] = [
  ...MATERIAL_FIXTURES,
  ...SCREEN_FIXTURES,
  ...FORM_FIXTURES,
  ...FIELD_FIXTURES,
  ...RULE_FIXTURES,
  ...PART_FIXTURES,
  ...RECORD_FIXTURES,
  ...OPERATOR_FIXTURES,
];
