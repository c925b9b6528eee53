import { style } from '@vanilla-extract/css';
import { reset, vars } from '../../../theme';

export const picker = style([
  reset.box,
  { display: 'flex', flexDirection: 'column', gap: vars.space3 },
]);
export const list = style([
  reset.box,
  {
    display: 'flex',
    flexDirection: 'column',
    border: `1px solid ${vars.hairline}`,
    borderRadius: 8,
    overflow: 'hidden',
  },
]);
export const option = style([
  reset.pressable,
  {
    display: 'block',
    padding: '8px 12px',
    borderTop: `1px solid ${vars.hairline}`,
    background: vars.raised,
    selectors: {
      '&:where(:first-child)': { borderTop: 0 },
      '&:where([data-hovered])': { background: vars.hover },
      '&:where([data-selected])': { background: vars.accentSoft, color: vars.onAccentSoft },
      '&:where([data-focus-visible])': { outlineOffset: -2 },
    },
  },
]);
export const name = style([
  reset.box,
  {
    display: 'block',
    fontWeight: vars.weightMedium,
    overflow: 'hidden',
    textOverflow: 'ellipsis',
    whiteSpace: 'nowrap',
  },
]);
export const content = style([
  reset.box,
  {
    display: 'block',
    fontSize: vars.textXs,
    lineHeight: vars.lineXs,
    color: vars.muted,
    overflow: 'hidden',
    textOverflow: 'ellipsis',
    whiteSpace: 'nowrap',
    selectors: { ':where([data-selected]) > &': { color: 'inherit' } },
  },
]);
