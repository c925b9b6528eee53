import { reset, vars } from '@chatdeck/ui/theme';
import { globalStyle, style } from '@vanilla-extract/css';

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

const picture = style({ display: 'block', width: '100%', height: 'auto' });
export const light = style([picture]);
export const dark = style([picture, { display: 'none' }]);
globalStyle(`[data-cd-scheme='dark'] ${light}`, { display: 'none' });
globalStyle(`[data-cd-scheme='dark'] ${dark}`, { display: 'block' });
// Paper is white.
globalStyle(`[data-cd-scheme] ${light}`, { '@media': { print: { display: 'block' } } });
globalStyle(`[data-cd-scheme] ${dark}`, { '@media': { print: { display: 'none' } } });
