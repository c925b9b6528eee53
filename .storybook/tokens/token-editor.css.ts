import { style } from '@vanilla-extract/css';
import { reset, vars } from '../../packages/ui/src/theme';

export const page = style([
  reset.box,
  {
    display: 'grid',
    gap: vars.space8,
    gridTemplateColumns: 'minmax(0, 5fr) minmax(0, 6fr)',
    '@media': { '(max-width: 900px)': { gridTemplateColumns: 'minmax(0, 1fr)' } },
  },
]);
export const example = style([
  reset.box,
  {
    position: 'sticky',
    top: vars.space6,
    alignSelf: 'start',
    display: 'grid',
    gap: vars.space4,
    overflow: 'hidden',
  },
]);
export const group = style([reset.box, { display: 'grid', marginBottom: vars.space8 }]);
export const row = style([
  reset.box,
  {
    display: 'flex',
    alignItems: 'center',
    gap: vars.space3,
    padding: `${vars.space2} 0`,
    borderBottom: `1px solid ${vars.hairline}`,
  },
]);
export const name = style([reset.box, { flex: 1, overflowWrap: 'anywhere' }]);
export const property = style([
  reset.box,
  { display: 'block', fontFamily: vars.fontMono, fontSize: vars.textXs, color: vars.muted },
]);
export const swatch = style([
  reset.box,
  reset.ring,
  { flex: 'none', width: 28, height: 28, borderRadius: vars.radiusXs, cursor: 'pointer' },
]);
export const value = style([
  reset.box,
  reset.ring,
  {
    flex: 'none',
    width: 'min(220px, 45%)',
    padding: `${vars.space1} ${vars.space2}`,
    border: `1px solid ${vars.lineControl}`,
    borderRadius: vars.radiusSm,
    background: vars.raised,
    fontFamily: vars.fontMono,
    fontSize: vars.textXs,
  },
]);
export const code = style([
  reset.box,
  {
    padding: vars.space4,
    borderRadius: vars.radiusMd,
    background: vars.sunken,
    fontFamily: vars.fontMono,
    fontSize: vars.textXs,
    whiteSpace: 'pre-wrap',
    overflowWrap: 'anywhere',
  },
]);
