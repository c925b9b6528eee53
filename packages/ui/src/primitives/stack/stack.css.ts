import { style, styleVariants } from '@vanilla-extract/css';
import { reset, vars, whenNarrow } from '#theme';

export const stack = style([reset.box, { display: 'flex', flexDirection: 'column' }]);
export const row = style([reset.box, { display: 'flex', alignItems: 'center' }]);
export const wraps = style({ flexWrap: 'wrap' });
export const spread = style({ justifyContent: 'space-between' });
export const grow = style([reset.box, { flex: 1 }]);
export const columns = style([
  reset.box,
  {
    display: 'grid',
    gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
    gap: vars.space4,
    ...whenNarrow({ gridTemplateColumns: 'minmax(0, 1fr)' }),
  },
]);

export const gap = styleVariants({
  1: { gap: vars.space1 },
  2: { gap: vars.space2 },
  3: { gap: vars.space3 },
  4: { gap: vars.space4 },
  6: { gap: vars.space6 },
});
