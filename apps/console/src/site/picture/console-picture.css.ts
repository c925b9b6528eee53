import { reset, vars } from '@chatdeck/ui/theme';
import { globalStyle, style, styleVariants } from '@vanilla-extract/css';

export const frame = style([
  reset.box,
  {
    overflow: 'hidden',
    border: `1px solid ${vars.hairline}`,
    borderRadius: vars.radiusLg,
    background: vars.surface,
    boxShadow: vars.shadow2,
  },
]);

const link = style([
  reset.pressable,
  {
    cursor: 'zoom-in',
    selectors: { '&:focus-visible': { outline: `2px solid ${vars.focus}`, outlineOffset: -2 } },
  },
]);
export const picture = styleVariants({
  light: [link, { display: 'block' }],
  dark: [link, { display: 'none' }],
});
export const image = style({ display: 'block', width: '100%', height: 'auto' });
globalStyle(`[data-cd-scheme='dark'] ${picture.light}`, { display: 'none' });
globalStyle(`[data-cd-scheme='dark'] ${picture.dark}`, { display: 'block' });
// Paper is white.
globalStyle(`[data-cd-scheme] ${picture.light}`, { '@media': { print: { display: 'block' } } });
globalStyle(`[data-cd-scheme] ${picture.dark}`, { '@media': { print: { display: 'none' } } });
