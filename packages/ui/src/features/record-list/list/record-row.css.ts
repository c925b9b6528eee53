import { style } from '@vanilla-extract/css';
import { vars } from '../../../theme';
import { rule } from '../../rule-list/screen/rule-row.css';

/** A row without a number before it. */
export const record = style([rule, { paddingInlineStart: vars.space4 }]);
