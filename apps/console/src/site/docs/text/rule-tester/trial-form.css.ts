import { reset, vars } from '@chatdeck/ui/theme';
import { globalStyle, style, styleVariants } from '@vanilla-extract/css';

export const form = style([
  reset.box,
  { display: 'grid', gap: vars.space4, width: '100%', fontSize: vars.textSm },
]);
export const line = style([
  reset.box,
  { display: 'flex', flexWrap: 'wrap', gap: vars.space4, alignItems: 'center' },
]);

const outcomeBase = style([
  reset.box,
  {
    display: 'grid',
    gridTemplateColumns: '18px minmax(0, 1fr)',
    gap: vars.space3,
    padding: vars.space4,
    borderRadius: vars.radiusMd,
    lineHeight: vars.lineSm,
  },
]);
globalStyle(`${outcomeBase} > svg`, { marginBlockStart: 2 });

export const outcome = styleVariants({
  replies: [outcomeBase, { background: vars.successSoft, color: vars.successText }],
  silent: [outcomeBase, { background: vars.sunken, color: vars.text2 }],
});

export const reason = style([reset.box, { display: 'block', color: vars.text2 }]);
