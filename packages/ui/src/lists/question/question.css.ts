import { style } from '@vanilla-extract/css';
import { reset, vars } from '#theme';

export const part = style([
  reset.box,
  { display: 'grid', gap: vars.space2, justifyItems: 'start', minWidth: 0, maxWidth: '100%' },
]);

/** A button and a word about it. */
export const line = style([
  reset.box,
  {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: `${vars.space1} ${vars.space3}`,
  },
]);

/** There from the start, so that what appears in it is announced. */
export const outcome = style([reset.box, { minWidth: 0, maxWidth: '100%' }]);

export const card = style([
  reset.box,
  {
    display: 'grid',
    gap: vars.space2,
    minWidth: 0,
    maxWidth: 560,
    padding: vars.space3,
    border: `1px solid ${vars.hairline}`,
    borderRadius: vars.radiusSm,
    background: vars.raised,
    color: vars.text,
    fontSize: vars.textSm,
    lineHeight: vars.lineSm,
    overflowWrap: 'anywhere',
  },
]);

const verdict = style([
  reset.box,
  {
    display: 'flex',
    alignItems: 'center',
    gap: vars.space2,
    fontWeight: vars.weightStrong,
  },
]);
export const worked = style([verdict, { color: vars.successText }]);
export const failed = style([verdict, { color: vars.dangerText }]);

export const replies = style([
  reset.box,
  {
    display: 'grid',
    gap: vars.space2,
    justifyItems: 'start',
    padding: vars.space2,
    borderRadius: vars.radiusXs,
    background: vars.chatBg,
    color: vars.chatText,
  },
]);

export const hint = style([reset.box, { color: vars.text }]);
export const exact = style([reset.box, { display: 'grid', gap: 2, minWidth: 0 }]);
export const detail = style([
  reset.box,
  {
    display: 'block',
    padding: '6px 8px',
    borderRadius: vars.radiusXs,
    background: vars.sunken,
    color: vars.text,
    fontFamily: vars.fontMono,
    fontSize: vars.textXs,
    lineHeight: vars.lineXs,
    whiteSpace: 'pre-wrap',
    overflowWrap: 'anywhere',
  },
]);
export const note = style([
  reset.box,
  { fontSize: vars.textXs, lineHeight: vars.lineXs, color: vars.muted },
]);
/** A note on the background of a chat. */
export const chatNote = style([
  reset.box,
  { fontSize: vars.textXs, lineHeight: vars.lineXs, color: vars.chatMuted },
]);
