import { style } from '@vanilla-extract/css';
import { reset, vars, whenNarrow } from '#theme';
import { rule } from './rules/screen/rule-row.css';

export const panel = style([
  reset.box,
  { display: 'flex', flexDirection: 'column', gap: vars.space4 },
]);
export const toolbar = style([
  reset.box,
  {
    display: 'flex',
    alignItems: 'center',
    gap: vars.space3,
    ...whenNarrow({ flexDirection: 'column', alignItems: 'stretch' }),
  },
]);
export const toolbarActions = style([
  reset.box,
  {
    display: 'flex',
    gap: vars.space2,
    marginInlineStart: 'auto',
    ...whenNarrow({ marginInlineStart: 0 }),
  },
]);

/** A row without a leading number. */
export const record = style([rule, { paddingInlineStart: vars.space4 }]);
