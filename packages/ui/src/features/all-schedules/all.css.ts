import { style } from '@vanilla-extract/css';
import { reset, vars, whenNarrow, whenTight } from '#theme';

export const page = style([
  reset.box,
  { display: 'flex', flexDirection: 'column', gap: vars.space4 },
]);
export const tools = style([
  reset.box,
  { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: vars.space3 },
]);
export const what = style([reset.box, { display: 'flex', gap: vars.space2, minWidth: 0 }]);
export const icon = style([
  reset.box,
  { flex: 'none', height: vars.lineSm, display: 'flex', alignItems: 'center', color: vars.muted },
]);
export const lines = style([
  reset.box,
  { display: 'flex', flexDirection: 'column', alignItems: 'flex-start', gap: 2, minWidth: 0 },
]);
export const title = style([
  reset.pressable,
  {
    display: '-webkit-box',
    overflow: 'hidden',
    WebkitBoxOrient: 'vertical',
    WebkitLineClamp: 2,
    maxWidth: '100%',
    borderRadius: vars.radiusXs,
    color: vars.text,
    fontWeight: vars.weightMedium,
    textAlign: 'start',
    overflowWrap: 'anywhere',
    ...whenNarrow({ selectors: { '&:is(button)': { minHeight: vars.controlTouch } } }),
    selectors: {
      '&:is(button):where(:hover)': { textDecoration: 'underline', textUnderlineOffset: 3 },
      '&[data-off]': { color: vars.muted, fontWeight: vars.weightRegular },
    },
  },
]);
export const facts = style([
  reset.box,
  {
    display: 'flex',
    flexWrap: 'wrap',
    columnGap: vars.space3,
    color: vars.muted,
    fontSize: vars.textXs,
    lineHeight: vars.lineXs,
    fontWeight: vars.weightRegular,
    fontVariantNumeric: 'tabular-nums',
  },
]);
/** Shown where the table omits the columns that are for a wide one. */
export const stackedFact = style([
  reset.box,
  { display: 'none', overflowWrap: 'anywhere', ...whenTight({ display: 'inline' }) },
]);
export const next = style([
  reset.box,
  {
    display: 'flex',
    flexDirection: 'column',
    fontVariantNumeric: 'tabular-nums',
    ...whenNarrow({ flexDirection: 'row', flexWrap: 'wrap', columnGap: vars.space2 }),
  },
]);
export const hidden = reset.visuallyHidden;
