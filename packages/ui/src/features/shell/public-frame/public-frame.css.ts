import { style } from '@vanilla-extract/css';
import { reset, vars, whenNarrow } from '#theme';

export const frame = style([
  reset.box,
  {
    minHeight: '100vh',
    display: 'flex',
    flexDirection: 'column',
    background: vars.bg,
    color: vars.text,
  },
]);
export const bar = style([
  reset.box,
  {
    flex: 'none',
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'space-between',
    padding: '16px 16px 0',
  },
]);
export const tools = style([
  reset.box,
  {
    display: 'flex',
    alignItems: 'center',
    gap: vars.space1,
    ...whenNarrow({ gap: vars.space2 }),
  },
]);
export const link = style([
  reset.pressable,
  {
    display: 'inline-flex',
    alignItems: 'center',
    minHeight: 32,
    padding: `0 ${vars.space2}`,
    borderRadius: vars.radiusSm,
    color: vars.text2,
    selectors: { '&:where(:hover)': { color: vars.text, background: vars.hover } },
    ...whenNarrow({ minHeight: 44 }),
  },
]);
export const middle = style([
  reset.box,
  {
    flex: 1,
    display: 'grid',
    placeItems: 'center',
    padding: '24px 16px',
    ...whenNarrow({ placeItems: 'start stretch' }),
  },
]);
export const footer = style([
  reset.box,
  {
    padding: '16px',
    textAlign: 'center',
    fontSize: vars.textXs,
    lineHeight: vars.lineXs,
    color: vars.muted,
  },
]);
