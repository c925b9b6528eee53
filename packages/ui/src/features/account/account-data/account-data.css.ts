import { style } from '@vanilla-extract/css';
import { reset, vars } from '#theme';

/** Beside an empty page, a line of text of the whole width is hard to read. */
export const closing = style([
  reset.box,
  { width: '100%', maxWidth: '720px', marginInline: 'auto' },
]);

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
