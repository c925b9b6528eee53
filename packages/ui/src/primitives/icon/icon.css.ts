import { style, styleVariants } from '@vanilla-extract/css';
import { FROM_THE_RIGHT, reset } from '#theme';

/** Arrows point the way that the lines go; those up and down look the same. */
const ARROW = ':is([class*="lucide-chevron"], [class*="lucide-arrow"])';

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
    selectors: { [FROM_THE_RIGHT + ARROW]: { transform: 'scaleX(-1)' } },
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
