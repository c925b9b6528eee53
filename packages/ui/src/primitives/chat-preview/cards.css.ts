import { globalStyle, style } from '@vanilla-extract/css';
import { reset, vars } from '#theme';

const card = style([
  reset.box,
  {
    width: 240,
    maxWidth: '100%',
    padding: '10px 12px',
    borderRadius: 5,
    background: vars.chatIn,
    color: vars.chatText,
    overflowWrap: 'anywhere',
  },
]);
const clamped = {
  display: '-webkit-box',
  overflow: 'hidden',
  WebkitBoxOrient: 'vertical',
} as const;

export const image = style([
  reset.box,
  { display: 'block', width: '100%', height: '100%', objectFit: 'cover' },
]);
export const title = style([reset.box, { ...clamped, WebkitLineClamp: 2, lineHeight: '20px' }]);
export const quiet = style([
  reset.box,
  {
    ...clamped,
    WebkitLineClamp: 3,
    fontSize: vars.textXs,
    lineHeight: '17px',
    color: vars.chatMuted,
  },
]);
export const waiting = style({ color: vars.chatMuted });
const pictureFrame = style([
  reset.box,
  {
    display: 'grid',
    placeItems: 'center',
    flex: 'none',
    overflow: 'hidden',
    borderRadius: 3,
    background: vars.chatBg,
    color: vars.chatMuted,
  },
]);

/** A sent picture in its own aspect ratio, no taller than in a chat. */
export const picture = style([
  pictureFrame,
  { width: 'fit-content', minWidth: 96, minHeight: 72, maxWidth: 240, borderRadius: 5 },
]);
globalStyle(`${picture} > img`, { maxHeight: 280, objectFit: 'contain' });

export const file = style([
  card,
  { display: 'flex', gap: 10, justifyContent: 'space-between', alignItems: 'flex-start' },
]);
export const fileMark = style([
  reset.box,
  {
    display: 'grid',
    placeItems: 'end center',
    flex: 'none',
    width: 36,
    height: 42,
    paddingBottom: 6,
    borderRadius: 4,
    background: vars.chatBg,
    color: vars.chatText,
    fontSize: 10,
    lineHeight: '12px',
    fontWeight: vars.weightStrong,
  },
]);

export const link = card;
export const linkBody = style([
  reset.box,
  { display: 'flex', gap: 10, marginTop: 6, justifyContent: 'space-between' },
]);
export const linkPicture = style([pictureFrame, { width: 48, height: 48 }]);

export const mini = style([card, { paddingBottom: 0 }]);
export const miniName = style([
  reset.box,
  {
    display: 'flex',
    gap: 6,
    alignItems: 'center',
    fontSize: vars.textXs,
    lineHeight: '18px',
    color: vars.chatMuted,
  },
]);
export const miniLogo = style([pictureFrame, { width: 18, height: 18, borderRadius: '50%' }]);
export const miniTitle = style([title, { margin: '4px 0 8px' }]);
export const miniPicture = style([pictureFrame, { aspectRatio: '5 / 4' }]);
export const miniFoot = style([
  reset.box,
  {
    display: 'flex',
    gap: 4,
    alignItems: 'center',
    height: 26,
    marginTop: 10,
    borderTop: `1px solid ${vars.chatLine}`,
    fontSize: vars.textXs,
    color: vars.chatMuted,
  },
]);
