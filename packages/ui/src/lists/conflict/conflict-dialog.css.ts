import { style } from '@vanilla-extract/css';
import { reset, vars, whenNarrow } from '#theme';

export const versions = style([
  reset.box,
  { display: 'flex', flexDirection: 'column', gap: vars.space3, margin: 0 },
]);
export const version = style([
  reset.box,
  {
    display: 'flex',
    flexDirection: 'column',
    gap: vars.space1,
    padding: vars.space3,
    border: `1px solid ${vars.hairline}`,
    borderRadius: vars.radiusMd,
  },
]);
export const name = style([reset.box, { color: vars.muted, fontSize: vars.textSm }]);
export const row = style([reset.box, { margin: 0, overflowWrap: 'anywhere' }]);
/** The two versions, side by side where there is room. */
export const sides = style([
  reset.box,
  {
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fit, minmax(140px, 1fr))',
    gap: vars.space3,
    margin: 0,
    ...whenNarrow({ gridTemplateColumns: '1fr', gap: vars.space2 }),
  },
]);
export const value = style([
  reset.box,
  {
    margin: 0,
    maxHeight: 160,
    overflowY: 'auto',
    overflowWrap: 'anywhere',
    whiteSpace: 'pre-wrap',
  },
]);
export const field = style([reset.box, { fontWeight: vars.weightStrong }]);
