import { globalStyle, style } from '@vanilla-extract/css';
import { resetClasses } from './reset-classes';
import './theme.css';

/**
 * For our own elements: what a host's sheet says of an element is taken back first. The build raises our rules above those
 * of hosts, so this also holds against `#app button` (`raise.build.ts`).
 */
export const { box, ring, pressable, choice, visuallyHidden } = resetClasses({ all: 'revert' });
globalStyle(`${box}::before, ${box}::after, ${box}::placeholder`, { all: 'revert' });
// Parts of our lists and tables that need no class; what a host renders inside ours is never one of these.
globalStyle(`${box} > :is(li, dt, dd, thead, tbody, tr, td):not([class])`, { all: 'revert' });
globalStyle(`${box} > :is(thead, tbody):not([class]) > tr:not([class])`, { all: 'revert' });

/** An svg: `revert` would take back its attributes too, such as the path that it draws. */
export const drawing = style({
  all: 'revert-layer',
  boxSizing: 'border-box',
  minWidth: 0,
  maxWidth: 'none',
});
globalStyle(`${drawing} *`, { all: 'revert-layer' });
