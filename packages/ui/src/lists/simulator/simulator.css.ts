import { style } from '@vanilla-extract/css';
import { reset, vars, whenNarrow } from '#theme';

/** On a narrow container, and in a window as low as that of a small laptop, where the input would be out of sight. */
const whenSmall = <const Rules extends object>(rules: Rules) => ({
  ...whenNarrow(rules),
  '@media': { '(max-height: 700px)': rules },
});

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
    gridTemplateColumns: 'repeat(auto-fit, minmax(min(160px, 100%), 1fr))',
    alignItems: 'end',
    gap: vars.space3,
    ...whenSmall({ selectors: { '&[data-closed]': { display: 'none' } } }),
  },
]);
/** Opens the fields where there is little room. */
export const summary = style([
  reset.pressable,
  {
    display: 'none',
    ...whenSmall({
      display: 'flex',
      alignItems: 'center',
      justifyContent: 'space-between',
      gap: vars.space2,
      width: '100%',
      minHeight: vars.controlTouch,
      padding: `0 ${vars.space3}`,
      border: `1px solid ${vars.hairline}`,
      borderRadius: vars.radiusSm,
    }),
  },
]);
export const summaryText = style([
  reset.box,
  { overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' },
]);

export const log = style([
  reset.box,
  reset.ring,
  {
    display: 'flex',
    flexDirection: 'column',
    gap: vars.space4,
    // The input below it is in sight on a small window, too.
    minHeight: 'max(160px, min(240px, 28vh))',
    maxHeight: 'max(200px, min(440px, calc(100vh - 440px)))',
    overflowY: 'auto',
    padding: vars.space3,
    borderRadius: 8,
    background: vars.chatBg,
    color: vars.chatText,
  },
]);

/** Before the first message. */
export const invitation = style([
  reset.box,
  {
    display: 'flex',
    flexDirection: 'column',
    alignItems: 'center',
    gap: vars.space2,
    margin: 'auto',
    color: vars.chatMuted,
    textAlign: 'center',
  },
]);
export const invitationTitle = style([
  reset.box,
  { color: vars.chatText, fontSize: vars.textMd, fontWeight: vars.weightStrong },
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
    ...whenNarrow({
      minWidth: vars.controlTouch,
      minHeight: vars.controlTouch,
      textAlign: 'start',
    }),
    selectors: {
      '&[aria-pressed="true"]': { color: vars.chatText, fontWeight: vars.weightStrong },
    },
  },
]);

export const examples = style([
  reset.box,
  {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    justifyContent: 'center',
    gap: vars.space2,
  },
]);

export const composer = style([
  reset.box,
  {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr) auto',
    alignItems: 'end',
    gap: vars.space2,
  },
]);
export const inputs = style([reset.box, { display: 'grid', gap: vars.space2 }]);
export const clipped = style([
  reset.box,
  { overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap', color: vars.muted },
]);
export const hidden = reset.visuallyHidden;

export const actions = style([reset.box, { display: 'flex', flexWrap: 'wrap', gap: vars.space3 }]);
