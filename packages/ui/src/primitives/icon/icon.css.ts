import { style, styleVariants } from '@vanilla-extract/css';
import { reset } from '#theme';

const icon = style([
  reset.drawing,
  {
    flex: 'none',
    display: 'block',
    // As the attributes say, over which a host's `svg { fill: … }` would win.
    overflow: 'hidden',
    fill: 'none',
    stroke: 'currentColor',
    strokeLinecap: 'round',
    strokeLinejoin: 'round',
  },
]);
const square = (size: number, strokeWidth: number) => [
  icon,
  { width: size, height: size, strokeWidth },
];
export const size = styleVariants({
  12: square(12, 1.9),
  14: square(14, 1.9),
  16: square(16, 1.9),
  20: square(20, 1.6),
  24: square(24, 1.6),
});
