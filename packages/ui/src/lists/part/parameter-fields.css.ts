import { style } from '@vanilla-extract/css';
import { reset, vars } from '#theme';

export const group = style([
  reset.box,
  { display: 'flex', flexDirection: 'column', gap: vars.space2 },
]);
export const head = style([
  reset.box,
  { display: 'flex', alignItems: 'center', justifyContent: 'space-between', minHeight: 22 },
]);
export const title = style([reset.box, { fontWeight: vars.weightStrong }]);
export const row = style([
  reset.box,
  {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr) auto',
    alignItems: 'end',
    gap: vars.space2,
  },
]);
export const payload = style([
  reset.box,
  {
    maxHeight: 420,
    overflow: 'auto',
    padding: 12,
    borderRadius: 8,
    background: vars.sunken,
    color: vars.text,
    fontFamily: vars.fontMono,
    fontSize: vars.textXs,
    lineHeight: vars.lineXs,
    whiteSpace: 'pre-wrap',
    overflowWrap: 'anywhere',
    selectors: {
      '&:where(:focus-visible)': { boxShadow: `inset 0 0 0 2px ${vars.focus}` },
    },
  },
]);

/** Settings that are relevant while a switch is on. */
export const part = style([
  reset.box,
  { display: 'flex', flexDirection: 'column', gap: vars.space4 },
]);
