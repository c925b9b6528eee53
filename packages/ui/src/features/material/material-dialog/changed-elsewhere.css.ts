import { style } from '@vanilla-extract/css';
import { reset, vars } from '../../../theme';

export const changes = style([
  reset.box,
  { display: 'flex', flexDirection: 'column', gap: vars.space1, margin: `${vars.space2} 0 0` },
]);
export const change = style([reset.box, { display: 'flex', gap: vars.space2 }]);
export const name = style([reset.box, { flex: 'none', fontWeight: 500 }]);
export const value = style([
  reset.box,
  {
    margin: 0,
    minWidth: 0,
    maxHeight: 120,
    overflowY: 'auto',
    overflowWrap: 'anywhere',
    whiteSpace: 'pre-wrap',
  },
]);
export const outcome = style([reset.box, { marginInlineStart: vars.space2, color: vars.muted }]);
