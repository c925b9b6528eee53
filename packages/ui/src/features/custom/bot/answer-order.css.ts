import { style } from '@vanilla-extract/css';
import { reset, vars, whenNarrow } from '#theme';

export const stages = style([
  reset.box,
  {
    display: 'flex',
    flexDirection: 'column',
    counterReset: 'stage',
    listStyle: 'none',
    // Room between the thumbs.
    ...whenNarrow({ gap: vars.space2 }),
  },
]);
export const stage = style([
  reset.box,
  {
    display: 'flex',
    alignItems: 'center',
    gap: vars.space2,
    minHeight: 36,
    padding: '0 8px',
    borderRadius: vars.radiusSm,
    counterIncrement: 'stage',
    '::before': {
      content: 'counter(stage)',
      flex: 'none',
      width: 16,
      color: vars.muted,
      fontSize: vars.textXs,
      fontVariantNumeric: 'tabular-nums',
    },
  },
]);
export const own = style([stage, { background: vars.accentSoft, color: vars.accentText }]);
export const amount = style([reset.box, { marginInlineStart: 'auto' }]);
