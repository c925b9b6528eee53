import { style } from '@vanilla-extract/css';
import { vars } from '#theme';
import { iconButton } from './button.css';

/** The small icon button, with the states that the browser knows of itself. */
export const button = style([
  iconButton.sm,
  {
    selectors: {
      '&:where(:active)': { background: vars.pressed, color: vars.text },
    },
    '@media': {
      // A finger leaves no hover behind.
      '(hover: hover)': {
        selectors: {
          '&:where(:hover:not(:active))': { background: vars.hover, color: vars.text },
        },
      },
    },
  },
]);
