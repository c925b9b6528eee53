import { style } from '@vanilla-extract/css';
import { reset, vars } from '#theme';

export const list = style([reset.box, { listStyle: 'none' }]);
export const entry = style([
  reset.box,
  {
    padding: `${vars.space3} ${vars.space4}`,
    selectors: { '& + &': { borderTop: `1px solid ${vars.hairline}` } },
  },
]);
/** What somebody wrote, with its lines. */
export const written = style([reset.box, { whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' }]);
export const answer = style([
  written,
  {
    padding: vars.space3,
    borderRadius: vars.radiusMd,
    background: vars.sunken,
    color: vars.text2,
  },
]);
