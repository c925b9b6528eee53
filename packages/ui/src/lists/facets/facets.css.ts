import { style } from '@vanilla-extract/css';
import { reset, vars, whenNarrow } from '#theme';

/** One row under a thumb; the space around it is for the focus ring, which it would cut. */
const scrolled = {
  flexWrap: 'nowrap',
  margin: -4,
  padding: 4,
  overflowX: 'auto',
} as const;
export const facets = style([
  reset.box,
  {
    display: 'flex',
    flexWrap: 'wrap',
    gap: vars.space2,
    ...whenNarrow({ '@media': { '(pointer: coarse)': scrolled } }),
  },
]);
export const facet = style([
  reset.choice,
  reset.pressable,
  {
    display: 'inline-flex',
    alignItems: 'center',
    flex: 'none',
    maxWidth: '100%',
    minHeight: 28,
    padding: '2px 10px',
    border: `1px solid ${vars.hairline}`,
    borderRadius: 14,
    color: vars.text2,
    // A long tag wraps instead of overflowing its panel.
    overflowWrap: 'anywhere',
    ...whenNarrow({ minHeight: vars.controlTouch, padding: '4px 14px', borderRadius: 22 }),
    selectors: {
      '&:where([data-hovered])': { background: vars.hover },
      '&:where([data-selected])': {
        // Stays in sight where the row is scrolled.
        position: 'sticky',
        insetInline: 0,
        zIndex: 1,
        borderColor: vars.accent,
        background: vars.accentSoft,
        color: vars.onAccentSoft,
        fontWeight: vars.weightMedium,
      },
    },
  },
]);

export const choice = style([
  facet,
  { selectors: { '&:where(:hover:not([data-selected]))': { background: vars.hover } } },
]);
/** Covers its label, so that it receives the clicks and shows the focus ring. */
export const input = style([
  reset.pressable,
  {
    position: 'absolute',
    inset: -1,
    margin: 0,
    appearance: 'none',
    borderRadius: 'inherit',
    background: 'none',
  },
]);
