import { style } from '@vanilla-extract/css';
import { vars } from '#theme';
import { rule } from '#lists/rules/screen/rule-row.css.ts';

/** A row without a leading number. */
export const record = style([rule, { paddingInlineStart: vars.space4 }]);
