import { style } from '@vanilla-extract/css';
import { reset, vars, whenNarrow } from '#theme';

export const layout = style([
  reset.box,
  {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr) 296px',
    gap: vars.space6,
    ...whenNarrow({ gridTemplateColumns: 'minmax(0, 1fr)', gap: vars.space4 }),
  },
]);
export const preview = style([reset.box, whenNarrow({ order: -1 })]);
export const lastPreview = style([reset.box]);
