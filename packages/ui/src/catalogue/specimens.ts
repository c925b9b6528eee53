import { FIELD_SPECIMENS } from './field-specimens';
import { FORM_SPECIMENS } from './form-specimens';
import { PART_SPECIMENS } from './part-specimens';
import { RECORD_SPECIMENS } from './record-specimens';
import { RULE_SPECIMENS } from './rule-specimens';
import { SCREEN_SPECIMENS } from './screen-specimens';
import type { Specimen } from './specimen';

/** Every exported component of a feature, in each of its uses. */
export const SPECIMENS: readonly Specimen[] = [
  ...SCREEN_SPECIMENS,
  ...FORM_SPECIMENS,
  ...FIELD_SPECIMENS,
  ...RULE_SPECIMENS,
  ...PART_SPECIMENS,
  ...RECORD_SPECIMENS,
];
