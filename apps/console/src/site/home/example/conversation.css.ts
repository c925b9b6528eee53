import { style } from '@vanilla-extract/css';
import { reset, vars } from '@chatdeck/ui/theme';

export const chat = style([
  reset.box,
  {
    display: 'flex',
    flexDirection: 'column',
    gap: vars.space3,
    // The longest answer needs four lines, so nothing moves when another one is shown.
    minHeight: 196,
    padding: vars.space3,
    borderRadius: 8,
    background: vars.chatBg,
  },
]);

const side = style([reset.box, { display: 'flex', gap: vars.space3, alignItems: 'flex-start' }]);
export const asked = style([side, { justifyContent: 'flex-end' }]);
export const answered = side;

const bubble = style([
  reset.box,
  {
    maxWidth: 240,
    padding: '8px 12px',
    borderRadius: 5,
    color: vars.chatText,
    overflowWrap: 'anywhere',
  },
]);
export const mine = style([bubble, { background: vars.chatOut }]);
export const theirs = style([bubble, { background: vars.chatIn }]);

/** Says who speaks, to those who do not see the sides. */
export const hidden = reset.visuallyHidden;
