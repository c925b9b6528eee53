import { style } from '@vanilla-extract/css';
import { reset, vars, whenNarrow } from '#theme';

export const columns = style([
  reset.box,
  {
    display: 'grid',
    gridTemplateColumns: 'minmax(240px, 320px) minmax(0, 1fr)',
    alignItems: 'start',
    gap: vars.space4,
    ...whenNarrow({ gridTemplateColumns: 'minmax(0, 1fr)' }),
  },
]);
/** No wider than its place, whatever words its texts are made of. */
export const column = style([
  reset.box,
  { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: vars.space3 },
]);
/** Hidden in a narrow container, where one column is shown at a time. */
export const behind = style(whenNarrow({ display: 'none' }));
export const onlyNarrow = style([
  reset.box,
  { display: 'none', ...whenNarrow({ display: 'block' }) },
]);

export const chats = style([reset.box, { listStyle: 'none' }]);
export const chat = style([
  reset.pressable,
  {
    display: 'grid',
    gridTemplateColumns: 'auto minmax(0, 1fr) auto',
    columnGap: vars.space2,
    alignItems: 'center',
    width: '100%',
    padding: `${vars.space2} ${vars.space3}`,
    borderBottom: `1px solid ${vars.hairline}`,
    selectors: {
      '&[data-hovered]': { background: vars.hover },
      '&[aria-pressed="true"]': { background: vars.accentSoft },
      '&:where([data-focus-visible], :focus-visible)': { outlineOffset: -2 },
    },
  },
]);
export const chatText = style([
  reset.box,
  { display: 'grid', minWidth: 0, textAlign: 'start', lineHeight: vars.lineSm },
]);
export const chatName = style([
  reset.box,
  {
    display: '-webkit-box',
    WebkitBoxOrient: 'vertical',
    WebkitLineClamp: 2,
    overflow: 'hidden',
    overflowWrap: 'anywhere',
    fontWeight: vars.weightMedium,
  },
]);
export const chatMeta = style([
  reset.box,
  { display: 'grid', justifyItems: 'end', whiteSpace: 'nowrap' },
]);

/** Its end comes first, so that a chat opens at its newest message and stays there. */
export const thread = style([
  reset.box,
  reset.ring,
  {
    display: 'flex',
    flexDirection: 'column-reverse',
    minHeight: 200,
    maxHeight: 640,
    overflowY: 'auto',
    padding: vars.space3,
    borderRadius: 8,
    background: vars.chatBg,
    color: vars.chatText,
  },
]);
/** The messages, from the top if they are few. */
export const messages = style([
  reset.box,
  { display: 'flex', flexDirection: 'column', gap: vars.space3, marginBlockEnd: 'auto' },
]);
export const day = style([
  reset.box,
  {
    alignSelf: 'center',
    fontSize: vars.textXs,
    lineHeight: vars.lineXs,
    color: vars.chatMuted,
    fontWeight: vars.weightMedium,
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
const message = style([reset.box, { display: 'flex', gap: vars.space2, maxWidth: '100%' }]);
export const theirs = message;
export const ours = style([message, { flexDirection: 'row-reverse' }]);
export const said = style([
  reset.box,
  { display: 'grid', gap: 2, justifyItems: 'start', minWidth: 0 },
]);
export const saidByUs = style([said, { justifyItems: 'end' }]);
export const head = style([
  reset.box,
  {
    fontSize: vars.textXs,
    lineHeight: vars.lineXs,
    color: vars.chatMuted,
    overflowWrap: 'anywhere',
  },
]);
const bubble = style([
  reset.box,
  {
    maxWidth: 'min(420px, 100%)',
    padding: '7px 10px',
    borderRadius: 5,
    lineHeight: '21px',
    whiteSpace: 'pre-wrap',
    overflowWrap: 'anywhere',
  },
]);
export const theirBubble = style([bubble, { background: vars.chatIn }]);
export const ourBubble = style([bubble, { background: vars.chatOut }]);
export const why = style([
  reset.pressable,
  {
    padding: '2px 0',
    fontSize: vars.textXs,
    lineHeight: vars.lineXs,
    color: vars.chatMuted,
    textDecoration: 'underline',
    textUnderlineOffset: 3,
    // Large for a thumb where it is, not in the room that it takes.
    ...whenNarrow({
      minWidth: vars.controlTouch,
      minHeight: vars.controlTouch,
      marginBlock: -11,
      textAlign: 'start',
    }),
  },
]);

export const facts = style([
  reset.box,
  {
    display: 'grid',
    gap: vars.space3,
    maxWidth: 520,
    textAlign: 'start',
    paddingInline: vars.space4,
    paddingBlockEnd: vars.space6,
    marginInline: 'auto',
  },
]);
export const fact = style([reset.box, { display: 'grid', gap: 2 }]);

export const part = style([
  reset.box,
  { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: vars.space2 },
]);
export const outcome = style([
  reset.box,
  {
    display: 'grid',
    gap: vars.space2,
    padding: vars.space3,
    borderRadius: 8,
    background: vars.chatBg,
    color: vars.chatText,
  },
]);
