import { style, styleVariants } from '@vanilla-extract/css';

const letter = style({ color: '#ffffff' });

/** Dark enough for white text (4.5 and more), and told apart from the surfaces of both schemes. */
const HUES = {
  teal: '#4a7c8c',
  indigo: '#5b6aa8',
  olive: '#6b7a3f',
  brown: '#8a5a44',
  ochre: '#8a6d3b',
  plum: '#9a5b7b',
  orange: '#a0683a',
  sage: '#52796f',
};

export const hue = styleVariants(HUES, (background) => [letter, { background }]);
