import type { StyleRule } from '@vanilla-extract/css';

/** Styles for Windows high contrast, which draws no shadows and gives all grounds the same colour. */
export const whenForcedColors = (
  rule: NonNullable<NonNullable<StyleRule['@media']>[string]>,
): Pick<StyleRule, '@media'> => ({ '@media': { '(forced-colors: active)': rule } });

/** The edge of what lies above the page and otherwise has a shadow. */
export const forcedEdge = whenForcedColors({ outline: '1px solid CanvasText' });

/** The look of what is chosen. */
export const forcedChosen = {
  forcedColorAdjust: 'none',
  background: 'Highlight',
  color: 'HighlightText',
} as const;
