import { style } from '@vanilla-extract/css';
import { reset, vars, whenNarrow } from '#theme';

export const columns = style([
  reset.box,
  {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 3fr) minmax(0, 2fr)',
    alignItems: 'start',
    gap: vars.space4,
    ...whenNarrow({ gridTemplateColumns: 'minmax(0, 1fr)' }),
  },
]);

export const column = style([reset.box, { display: 'grid', gap: vars.space4 }]);

export const fields = style([
  reset.box,
  {
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fit, minmax(min(220px, 100%), 1fr))',
    alignItems: 'end',
    gap: vars.space3,
  },
]);

export const log = style([
  reset.box,
  reset.ring,
  {
    display: 'flex',
    flexDirection: 'column',
    gap: vars.space4,
    minHeight: 200,
    maxHeight: 440,
    overflowY: 'auto',
    padding: vars.space3,
    borderRadius: 8,
    background: vars.chatBg,
    color: vars.chatText,
  },
]);

export const turn = style([reset.box, { display: 'grid', gap: vars.space2 }]);

const side = style([
  reset.box,
  { display: 'flex', gap: vars.space2, alignItems: 'flex-start', maxWidth: '100%' },
]);
export const mine = style([side, { justifyContent: 'flex-end' }]);
export const theirs = side;

export const bubble = style([
  reset.box,
  {
    maxWidth: 260,
    padding: '7px 10px',
    borderRadius: 5,
    lineHeight: '21px',
    background: vars.chatOut,
    whiteSpace: 'pre-wrap',
    overflowWrap: 'anywhere',
  },
]);

/** What the robot does besides a reply: which services it asks, what it forwards. */
export const aside = style([
  reset.box,
  {
    display: 'grid',
    gap: vars.space1,
    justifyItems: 'start',
    padding: '7px 10px',
    border: `1px dashed ${vars.chatMuted}`,
    borderRadius: 5,
    color: vars.chatText,
    overflowWrap: 'anywhere',
  },
]);
export const asideWord = style([
  reset.box,
  { fontSize: vars.textXs, lineHeight: vars.lineXs, color: vars.chatMuted, maxWidth: '100%' },
]);

export const note = style([
  reset.box,
  {
    justifySelf: 'center',
    fontSize: vars.textXs,
    lineHeight: vars.lineXs,
    color: vars.chatMuted,
    textAlign: 'center',
  },
]);

export const part = style([reset.box, { display: 'grid', gap: vars.space2 }]);
export const partName = style([
  reset.box,
  { fontSize: vars.textXs, lineHeight: vars.lineXs, color: vars.chatMuted },
]);

export const why = style([
  reset.pressable,
  {
    justifySelf: 'start',
    padding: '2px 0',
    fontSize: vars.textXs,
    lineHeight: vars.lineXs,
    color: vars.chatMuted,
    textDecoration: 'underline',
    textUnderlineOffset: 3,
    selectors: {
      '&[aria-pressed="true"]': { color: vars.chatText, fontWeight: vars.weightStrong },
    },
  },
]);

export const examples = style([
  reset.box,
  { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: vars.space2 },
]);

export const composer = style([
  reset.box,
  {
    display: 'grid',
    gridTemplateColumns: 'minmax(110px, 140px) minmax(0, 1fr) auto',
    alignItems: 'end',
    gap: vars.space2,
    ...whenNarrow({ gridTemplateColumns: 'minmax(0, 1fr) auto' }),
  },
]);
export const kind = style([reset.box, whenNarrow({ gridColumn: '1 / -1' })]);
export const inputs = style([reset.box, { display: 'grid', gap: vars.space2 }]);
export const clipped = style([
  reset.box,
  { overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap', color: vars.muted },
]);
export const hidden = reset.visuallyHidden;

export const actions = style([reset.box, { display: 'flex', flexWrap: 'wrap', gap: vars.space3 }]);
