import { style } from '@vanilla-extract/css';
import { reset, vars, whenNarrow } from '#theme';

/** A styled native checkbox: a table has too many for anything heavier. Its hit area is larger than the drawn box. */
export const box = style([
  reset.box,
  reset.ring,
  {
    appearance: 'none',
    position: 'relative',
    display: 'block',
    flex: 'none',
    width: 32,
    height: 32,
    borderRadius: vars.radiusXs,
    cursor: 'pointer',
    '::before': {
      content: '',
      position: 'absolute',
      inset: 8,
      border: `1px solid ${vars.lineControl}`,
      borderRadius: vars.radiusXs,
      background: vars.raised,
    },
    selectors: {
      '&:where(:focus-visible)': { outlineOffset: -6 },
      '&:checked::before, &:indeterminate::before': {
        background: vars.accent,
        borderColor: vars.accent,
      },
      '&:checked::after': {
        content: '',
        position: 'absolute',
        top: 10,
        insetInlineStart: 13,
        width: 4,
        height: 8,
        boxSizing: 'content-box',
        borderRight: `2px solid ${vars.onAccent}`,
        borderBottom: `2px solid ${vars.onAccent}`,
        transform: 'rotate(45deg)',
      },
      '&:indeterminate::after': {
        content: '',
        position: 'absolute',
        top: 15,
        insetInlineStart: 12,
        width: 8,
        height: 2,
        border: 0,
        background: vars.onAccent,
        transform: 'none',
      },
    },
    ...whenNarrow({
      width: 44,
      height: 44,
      '::before': { inset: 14 },
      selectors: {
        '&:checked::after': { top: 16, insetInlineStart: 19 },
        '&:indeterminate::after': { top: 21, insetInlineStart: 18 },
      },
    }),
  },
]);
