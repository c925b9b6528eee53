import { style } from '@vanilla-extract/css';
import { reset, vars, whenNarrow } from '#theme';

export const features = style([
  reset.box,
  {
    display: 'grid',
    gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
    gap: `${vars.space4} ${vars.space6}`,
    ...whenNarrow({ gridTemplateColumns: 'minmax(0, 1fr)' }),
  },
]);
export const feature = style([reset.box, { display: 'flex', gap: vars.space3 }]);
export const icon = style({ color: vars.accentText });
export const copy = style([reset.box, { display: 'flex', flexDirection: 'column' }]);
export const name = style([reset.box, { fontWeight: vars.weightMedium }]);
export const text = style([reset.box, { color: vars.muted }]);
