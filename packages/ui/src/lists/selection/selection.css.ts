import { style } from '@vanilla-extract/css';
import { reset, vars, whenNarrow } from '#theme';

/** Floats at the end of the view, within reach of a thumb. */
export const dock = style([
  reset.box,
  {
    position: 'sticky',
    zIndex: 4,
    bottom: vars.space4,
    display: 'flex',
    flexWrap: 'wrap',
    alignSelf: 'center',
    alignItems: 'center',
    justifyContent: 'center',
    gap: vars.space2,
    maxWidth: '100%',
    paddingBlock: '6px',
    paddingInline: `${vars.space4} 8px`,
    borderRadius: vars.radiusMd,
    background: vars.overlay,
    boxShadow: vars.shadow2,
    color: vars.text,
    ...whenNarrow({ alignSelf: 'stretch', bottom: vars.space2, padding: vars.space2 }),
  },
]);
export const count = style([
  reset.box,
  {
    fontWeight: vars.weightStrong,
    fontVariantNumeric: 'tabular-nums',
    whiteSpace: 'nowrap',
  },
]);
export const more = style([
  reset.box,
  { paddingInline: vars.space2, ...whenNarrow({ marginInlineEnd: 'auto' }) },
]);
export const buttons = style([
  reset.box,
  { display: 'flex', gap: vars.space2, ...whenNarrow({ width: '100%' }) },
]);
