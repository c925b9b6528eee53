import { style } from '@vanilla-extract/css';
import { reset, vars, whenNarrow } from '#theme';

export const field = style([reset.box, { width: 260, ...whenNarrow({ width: '100%' }) }]);
export const icon = style({ color: vars.muted });
export const input = style({
  selectors: { '&::-webkit-search-cancel-button': { display: 'none' } },
});
