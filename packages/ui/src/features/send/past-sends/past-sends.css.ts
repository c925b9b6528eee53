import { style } from '@vanilla-extract/css';
import { reset, vars } from '#theme';

export const list = style([reset.box, { display: 'grid' }]);
export const row = style([
  reset.pressable,
  {
    display: 'grid',
    gap: 2,
    width: '100%',
    minHeight: vars.controlTouch,
    padding: `${vars.space2} 0`,
    borderBottom: `1px solid ${vars.hairline}`,
    textAlign: 'start',
    selectors: {
      '&:where(:hover)': { color: vars.accentText },
      'li:last-child > &': { borderBottom: 0 },
    },
  },
]);
export const text = style([
  reset.box,
  {
    display: '-webkit-box',
    WebkitBoxOrient: 'vertical',
    WebkitLineClamp: 2,
    overflow: 'hidden',
    overflowWrap: 'anywhere',
    fontWeight: vars.weightMedium,
  },
]);
export const facts = style([
  reset.box,
  {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: `2px ${vars.space3}`,
    color: vars.muted,
    fontSize: vars.textXs,
    lineHeight: vars.lineXs,
  },
]);
export const note = style([reset.box, { color: vars.muted, paddingTop: vars.space2 }]);
