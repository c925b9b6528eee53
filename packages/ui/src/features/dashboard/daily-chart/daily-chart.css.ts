import { style } from '@vanilla-extract/css';
import { reset, vars } from '#theme';

export const metrics = style([
  reset.box,
  { display: 'flex', flexWrap: 'wrap', gap: `${vars.space3} ${vars.space6}` },
]);
export const metric = style([reset.box, { display: 'flex', flexDirection: 'column' }]);
export const number = style([
  reset.box,
  {
    fontSize: vars.textLg,
    lineHeight: vars.lineLg,
    fontWeight: vars.weightStrong,
    fontVariantNumeric: 'tabular-nums',
    whiteSpace: 'nowrap',
  },
]);
export const period = style([reset.box, { marginTop: vars.space2 }]);
export const plot = style([
  reset.box,
  { display: 'flex', gap: vars.space2, marginTop: vars.space3 },
]);
export const scale = style([reset.drawing, { flex: 'none', width: 32, height: 208 }]);
export const chart = style([reset.drawing, { flex: 1, height: 208, overflow: 'visible' }]);
export const line = style({ stroke: vars.hairline });
export const axis = style({
  fill: vars.muted,
  fontSize: vars.textXs,
  fontVariantNumeric: 'tabular-nums',
});
export const handedOver = style({ fill: vars.accent });
export const unanswered = style({ fill: vars.lineControl });
export const failed = style({ fill: vars.danger });
export const column = style({
  fill: 'transparent',
  selectors: { '&:hover': { fill: vars.hover } },
});
export const key = style([reset.box, { display: 'flex', alignItems: 'center', gap: 6 }]);
const dot = style([reset.box, { width: 10, height: 10, borderRadius: 2 }]);
export const handedOverDot = style([dot, { background: vars.accent }]);
export const unansweredDot = style([dot, { background: vars.lineControl }]);
export const failedDot = style([dot, { background: vars.danger }]);
export const quiet = style([reset.box, { color: vars.muted, paddingBlock: vars.space6 }]);
export const hint = style([reset.box, { marginTop: vars.space3 }]);
