import { style } from '@vanilla-extract/css';
import { reset, vars, whenNarrow } from '#theme';

export const plans = style([
  reset.box,
  {
    display: 'grid',
    gap: vars.space3,
    gridTemplateColumns: 'repeat(auto-fit, minmax(150px, 1fr))',
    ...whenNarrow({ gridTemplateColumns: 'minmax(0, 1fr)', gap: vars.space2 }),
  },
]);
export const plan = style([
  reset.choice,
  reset.pressable,
  {
    display: 'flex',
    flexDirection: 'column',
    padding: vars.space4,
    border: `1px solid ${vars.hairline}`,
    borderRadius: vars.radiusMd,
    background: vars.raised,
    selectors: {
      '&:where([data-hovered])': { background: vars.hover },
      '&:where([data-selected])': {
        borderColor: vars.accent,
        boxShadow: `inset 0 0 0 1px ${vars.accent}`,
      },
    },
    ...whenNarrow({
      display: 'grid',
      gridTemplateColumns: 'minmax(0, 1fr) auto',
      alignItems: 'baseline',
      padding: vars.space3,
    }),
  },
]);
export const name = style([
  reset.box,
  {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: '2px 8px',
    minHeight: 24,
    fontWeight: vars.weightStrong,
  },
]);
export const price = style([
  reset.box,
  {
    fontSize: vars.textXl,
    lineHeight: vars.lineXl,
    fontWeight: vars.weightStrong,
    fontVariantNumeric: 'tabular-nums',
    ...whenNarrow({ fontSize: vars.textLg, lineHeight: vars.lineLg, justifySelf: 'end' }),
  },
]);
export const detail = style([
  reset.box,
  {
    fontSize: vars.textXs,
    lineHeight: vars.lineXs,
    color: vars.muted,
  },
]);
/** Below the price where the price is right-aligned. */
export const monthly = style([detail, whenNarrow({ justifySelf: 'end' })]);
export const foot = style([
  reset.box,
  {
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: vars.space3,
    marginTop: vars.space4,
    ...whenNarrow({ flexDirection: 'column', alignItems: 'stretch' }),
  },
]);
