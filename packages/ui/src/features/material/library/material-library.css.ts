import { globalStyle, style } from '@vanilla-extract/css';
import { reset, vars, whenNarrow } from '#theme';

export const library = style([
  reset.box,
  { position: 'relative', display: 'flex', flexDirection: 'column', gap: vars.space4 },
]);
export const tools = style([
  reset.box,
  { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: vars.space3 },
]);
export const toolsEnd = style([
  reset.box,
  {
    display: 'flex',
    alignItems: 'center',
    gap: vars.space2,
    marginInlineStart: 'auto',
    ...whenNarrow({ width: '100%' }),
  },
]);
globalStyle(`${toolsEnd} > [role=radiogroup]`, { ...whenNarrow({ flex: 1 }) });
/** A menu button of the size of a thumb. */
export const touchMenu = style([reset.box, { flex: 'none' }]);
globalStyle(`${touchMenu} > button`, {
  ...whenNarrow({ width: vars.controlTouch, height: vars.controlTouch }),
});
/** Shapes of the cards that are loading. */
export const shape = style([
  reset.box,
  {
    height: 214,
    border: `1px solid ${vars.hairline}`,
    borderRadius: vars.radiusMd,
    background: `linear-gradient(${vars.sunken} 0 144px, ${vars.raised} 144px)`,
    ...whenNarrow({
      height: 96,
      background: `linear-gradient(90deg, ${vars.sunken} 0 108px, ${vars.raised} 108px)`,
    }),
  },
]);
