import { style } from '@vanilla-extract/css';
import { reset, vars, whenNarrow } from '#theme';

/** Covers the header except for its checkbox while rows are selected; always shown above cards. */
export const bar = style([
  reset.box,
  {
    position: 'absolute',
    zIndex: 2,
    top: 0,
    insetInline: '48px 0',
    display: 'none',
    alignItems: 'center',
    gap: vars.space2,
    height: 35,
    paddingInlineEnd: vars.space2,
    background: vars.sunken,
    color: vars.text2,
    fontSize: vars.textXs,
    borderStartEndRadius: 9,
    overflowX: 'auto',
    whiteSpace: 'nowrap',
    ...whenNarrow({
      position: 'static',
      display: 'flex',
      flexWrap: 'wrap',
      // Nothing is scrolled, and the ring of the control at the end would be cut.
      overflowX: 'visible',
      height: 'auto',
      minHeight: 44,
      paddingBlock: '0 6px',
      paddingInline: '2px 8px',
      borderBottom: `1px solid ${vars.hairline}`,
      borderRadius: '9px 9px 0 0',
    }),
    selectors: { '&:where([data-filled])': { display: 'flex' } },
  },
]);
export const clear = style([
  reset.pressable,
  {
    padding: '0 4px',
    borderRadius: vars.radiusXs,
    color: vars.accentText,
    selectors: {
      '&:where(:hover)': { textDecoration: 'underline', textUnderlineOffset: 3 },
      '&:where(:focus-visible)': { outlineOffset: -2 },
    },
  },
]);
export const narrowOnly = style([
  reset.box,
  { display: 'none', ...whenNarrow({ display: 'inline-flex' }) },
]);
export const barEnd = style([
  reset.box,
  { display: 'none', marginInlineStart: 'auto', ...whenNarrow({ display: 'inline-flex' }) },
]);
