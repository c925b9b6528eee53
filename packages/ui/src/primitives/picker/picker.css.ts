import { style } from '@vanilla-extract/css';
import { reset, vars } from '#theme';

export const picker = style([
  reset.box,
  {
    border: `1px solid ${vars.hairline}`,
    borderRadius: vars.radiusMd,
    background: vars.raised,
    overflow: 'hidden',
  },
]);
export const search = style([reset.box, { padding: vars.space2 }]);
export const bar = style([
  reset.box,
  {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: `0 ${vars.space3}`,
    minHeight: 36,
    padding: '4px 12px',
    borderBlock: `1px solid ${vars.hairline}`,
    background: vars.sunken,
    color: vars.text2,
    fontVariantNumeric: 'tabular-nums',
  },
]);
export const end = style([reset.box, { marginInlineStart: 'auto' }]);
