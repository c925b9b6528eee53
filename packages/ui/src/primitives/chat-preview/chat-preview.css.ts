import { style } from '@vanilla-extract/css';
import { reset, vars, whenNarrow } from '#theme';

export const chat = style([
  reset.box,
  {
    display: 'flex',
    flexDirection: 'column',
    gap: vars.space3,
    minHeight: '100%',
    padding: '16px 12px',
    borderRadius: 8,
    background: vars.chatBg,
    color: vars.chatText,
    ...whenNarrow({ minHeight: 0, padding: '8px 12px 12px', gap: 6 }),
  },
]);
export const note = style([
  reset.box,
  {
    alignSelf: 'center',
    fontSize: vars.textXs,
    lineHeight: vars.lineXs,
    color: vars.chatMuted,
    textAlign: 'center',
  },
]);
export const noteAtEnd = style({ marginTop: 'auto', ...whenNarrow({ display: 'none' }) });
export const message = style([
  reset.box,
  { display: 'flex', gap: vars.space2, alignItems: 'flex-start' },
]);
export const bubble = style([
  reset.box,
  {
    position: 'relative',
    maxWidth: 260,
    padding: '7px 10px',
    borderRadius: 5,
    background: vars.chatIn,
    lineHeight: '21px',
    whiteSpace: 'pre-wrap',
    overflowWrap: 'anywhere',
    '::before': {
      content: '""',
      position: 'absolute',
      insetInlineStart: -4,
      top: 11,
      width: 10,
      height: 10,
      background: 'inherit',
      transform: 'rotate(45deg)',
      borderRadius: 2,
    },
  },
]);
// A long text is truncated, so that the form beside it stays in view.
export const text = style([
  reset.box,
  {
    position: 'relative',
    display: '-webkit-box',
    overflow: 'hidden',
    WebkitBoxOrient: 'vertical',
    WebkitLineClamp: 16,
    ...whenNarrow({ WebkitLineClamp: 6 }),
  },
]);
export const waiting = style({ color: vars.chatMuted });
