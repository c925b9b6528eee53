import { style } from '@vanilla-extract/css';
import { reset, vars, whenNarrow } from '#theme';

export const tags = style([
  reset.box,
  { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: vars.space1 },
]);
export const more = style([
  reset.box,
  { color: vars.muted, fontSize: vars.textXs, lineHeight: vars.lineXs },
]);
export const name = style([
  reset.pressable,
  {
    display: 'flex',
    alignItems: 'center',
    gap: vars.space3,
    maxWidth: '100%',
    minWidth: 0,
    minHeight: 36,
    borderRadius: vars.radiusSm,
    color: vars.text,
    textAlign: 'start',
    ...whenNarrow({ minHeight: vars.controlTouch }),
    selectors: { '&:where(:hover)': { color: vars.accentText } },
  },
]);

/** What is seen of a name, and what a screen reader says instead. */
export const seen = style({ display: 'contents' });
export const said = reset.visuallyHidden;
