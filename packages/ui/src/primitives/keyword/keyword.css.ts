import { style } from '@vanilla-extract/css';
import { reset, vars } from '#theme';
import { keywordLook } from './corners';

export const keyword = style([
  reset.box,
  {
    ...keywordLook,
    display: 'inline-block',
    maxWidth: '100%',
    margin: '2px 1px',
    padding: '0 7px',
    lineHeight: '20px',
    overflow: 'hidden',
    textOverflow: 'ellipsis',
    whiteSpace: 'nowrap',
    // Keeps its text on the common baseline of a 24 px line, truncated or not.
    verticalAlign: 'top',
  },
]);
/** The keyword of a paused rule. */
export const off = style({
  background: vars.sunken,
  color: vars.muted,
  '::before': { borderColor: vars.lineControl },
  '::after': { borderColor: vars.lineControl },
});
