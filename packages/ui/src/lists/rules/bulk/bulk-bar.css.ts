import { style } from '@vanilla-extract/css';
import { reset, vars, whenNarrow } from '#theme';

/** Stays in view above a long page of rows. */
export const bar = style([
  reset.box,
  {
    position: 'sticky',
    zIndex: 2,
    top: 0,
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: vars.space2,
    minHeight: 44,
    paddingBlock: '6px',
    paddingInline: `${vars.space2} ${vars.space3}`,
    borderBottom: `1px solid ${vars.hairline}`,
    borderRadius: `9px 9px 0 0`,
    background: vars.sunken,
    color: vars.text2,
    fontSize: vars.textXs,
  },
]);
export const count = style([reset.box, { fontVariantNumeric: 'tabular-nums' }]);
export const actions = style([
  reset.box,
  {
    display: 'flex',
    gap: vars.space2,
    marginInlineStart: 'auto',
    ...whenNarrow({ width: '100%', marginInlineStart: 0 }),
  },
]);
