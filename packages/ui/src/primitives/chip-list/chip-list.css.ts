import { style } from '@vanilla-extract/css';
import { reset, vars, whenNarrow } from '#theme';
import { keywordLook } from '../keyword/corners';

export const chips = style([reset.box, { display: 'contents' }]);
export const chip = style([
  reset.box,
  {
    display: 'inline-flex',
    alignItems: 'center',
    maxWidth: '100%',
    height: 24,
    paddingInlineStart: 8,
    borderRadius: vars.radiusXs,
    background: vars.pressed,
    color: vars.text,
    fontSize: vars.textXs,
    lineHeight: vars.lineXs,
    ...whenNarrow({ height: vars.controlTouch }),
  },
]);
/** A chip that is a keyword looks as it does in a list. */
export const keyword = style([chip, keywordLook]);
export const name = style([
  reset.box,
  { overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' },
]);
/** The cross is drawn by the button itself, to save elements in a field with many chips. */
export const remove = style([
  reset.pressable,
  {
    display: 'inline-grid',
    placeItems: 'center',
    flex: 'none',
    width: 24,
    height: '100%',
    borderRadius: vars.radiusXs,
    color: vars.muted,
    ...whenNarrow({ width: vars.controlTouch }),
    '::before': { content: '"×"' },
    selectors: {
      '&:where(:hover)': { color: vars.text },
      '&:where(:focus-visible)': { outlineOffset: -2 },
      '&:where(:disabled)': { display: 'none' },
    },
  },
]);
export const more = style([
  reset.box,
  { alignSelf: 'center', fontSize: vars.textXs, lineHeight: vars.lineXs, color: vars.muted },
]);
