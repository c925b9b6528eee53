import { style } from '@vanilla-extract/css';
import { reset, vars, whenNarrow } from '#theme';

export const button = style([reset.box, { position: 'relative', display: 'inline-flex' }]);

/** The marker of new messages; their number is in the button's accessible name. */
export const dot = style([
  reset.box,
  {
    position: 'absolute',
    top: 5,
    insetInlineEnd: 5,
    width: 8,
    height: 8,
    borderRadius: vars.radiusFull,
    background: vars.danger,
    boxShadow: `0 0 0 2px ${vars.surface}`,
    pointerEvents: 'none',
    // At the same bell, in a button for thumbs.
    ...whenNarrow({ top: 9, insetInlineEnd: 9 }),
  },
]);

export const list = style([reset.box, { display: 'grid', gap: vars.space4 }]);

export const releases = style([reset.box, { display: 'grid', gap: vars.space3 }]);

export const item = style([
  reset.box,
  {
    display: 'grid',
    gap: vars.space1,
    paddingBottom: vars.space4,
    borderBottom: `1px solid ${vars.hairline}`,
    overflowWrap: 'anywhere',
    selectors: { '&:last-child': { paddingBottom: 0, borderBottom: 0 } },
  },
]);

export const head = style([
  reset.box,
  { display: 'flex', justifyContent: 'space-between', gap: vars.space3, flexWrap: 'wrap' },
]);

export const title = style([reset.box, { fontWeight: vars.weightStrong }]);
export const time = style([reset.box, { color: vars.muted, fontSize: vars.textXs }]);
export const content = style([reset.box, { color: vars.text2, whiteSpace: 'pre-line' }]);
