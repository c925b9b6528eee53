import { style } from '@vanilla-extract/css';
import { reset, vars, whenNarrow } from '#theme';

export const link = style([
  reset.box,
  reset.ring,
  {
    display: 'inline-flex',
    alignItems: 'center',
    gap: vars.space1,
    borderRadius: vars.radiusXs,
    color: vars.accentText,
    fontSize: vars.textXs,
    lineHeight: vars.lineXs,
    textUnderlineOffset: 3,
    selectors: { '&:not(:hover)': { textDecoration: 'none' } },
    ...whenNarrow({ minHeight: 44 }),
  },
]);
