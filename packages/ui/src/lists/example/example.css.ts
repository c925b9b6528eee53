import { style } from '@vanilla-extract/css';
import { reset, vars, whenNarrow } from '#theme';

export const example = style([
  reset.box,
  {
    display: 'grid',
    gap: vars.space2,
    maxWidth: 640,
    margin: `0 auto ${vars.space6}`,
    padding: `0 ${vars.space4}`,
  },
]);
/** A row as it would be, on the ground instead of in the list. */
export const row = style([
  reset.box,
  {
    display: 'flex',
    flexDirection: 'column',
    gap: vars.space1,
    minWidth: 0,
    padding: `${vars.space3} ${vars.space4}`,
    border: `1px dashed ${vars.hairline}`,
    borderRadius: vars.radiusMd,
    background: vars.sunken,
    overflowWrap: 'anywhere',
    ...whenNarrow({ padding: vars.space3 }),
  },
]);
