import { style } from '@vanilla-extract/css';
import { reset, vars } from '#theme';

export const consequences = style([
  reset.box,
  {
    display: 'flex',
    flexDirection: 'column',
    gap: vars.space2,
    paddingInlineStart: vars.space5,
    listStyle: 'disc',
    color: vars.text,
  },
]);
