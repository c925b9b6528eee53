import { style } from '@vanilla-extract/css';
import { reset, vars, whenNarrow } from '@chatdeck/ui/theme';

export const turner = style([
  reset.box,
  {
    display: 'grid',
    gridTemplateColumns: '1fr 1fr',
    gap: vars.space3,
    marginTop: 48,
    ...whenNarrow({ gridTemplateColumns: 'minmax(0, 1fr)' }),
  },
]);

export const before = style([
  reset.pressable,
  {
    display: 'flex',
    flexDirection: 'column',
    padding: '12px 16px',
    border: `1px solid ${vars.hairline}`,
    borderRadius: vars.radiusMd,
    background: vars.raised,
    color: vars.text,
    fontWeight: vars.weightStrong,
    selectors: { '&:hover': { background: vars.hover } },
  },
]);

export const after = style([
  before,
  { gridColumn: 2, textAlign: 'right', ...whenNarrow({ gridColumn: 1 }) },
]);

export const word = style([
  reset.box,
  {
    fontSize: vars.textXs,
    lineHeight: vars.lineXs,
    fontWeight: vars.weightRegular,
    color: vars.muted,
  },
]);
