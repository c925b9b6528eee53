import { reset, vars } from '@chatdeck/ui/theme';
import { style } from '@vanilla-extract/css';
import { onPhone, whenStacked } from './narrow';

export const stage = style([
  reset.box,
  {
    position: 'relative',
    maxWidth: 640,
    minHeight: 460,
    scrollMarginTop: 76,
    ...whenStacked({ display: 'grid', gap: vars.space3, minHeight: 0 }),
  },
]);

export const talk = style([
  reset.box,
  {
    display: 'grid',
    gap: vars.space3,
    width: 360,
    padding: vars.space4,
    borderRadius: vars.radiusLg,
    background: vars.raised,
    boxShadow: vars.shadow2,
    ...onPhone({ width: 'auto', border: `1px solid ${vars.hairline}`, boxShadow: 'none' }),
  },
]);

export const head = style([
  reset.box,
  { display: 'flex', alignItems: 'center', justifyContent: 'space-between' },
]);
export const title = style([
  reset.box,
  { fontSize: vars.textMd, lineHeight: vars.lineMd, fontWeight: vars.weightStrong },
]);
export const badge = style([
  reset.box,
  {
    padding: '0 6px',
    border: `1px solid ${vars.hairline}`,
    borderRadius: vars.radiusXs,
    fontSize: vars.textXs,
    lineHeight: vars.lineXs,
    color: vars.muted,
  },
]);

export const offers = style([reset.box, { display: 'flex', flexWrap: 'wrap', gap: vars.space2 }]);
export const offer = style([
  reset.pressable,
  {
    minHeight: 28,
    padding: '2px 10px',
    border: `1px solid ${vars.hairline}`,
    borderRadius: vars.radiusFull,
    color: vars.text2,
    selectors: {
      '&:hover': { background: vars.hover },
      '&[aria-pressed="true"]': {
        borderColor: vars.accentLine,
        background: vars.accentSoft,
        color: vars.onAccentSoft,
      },
    },
    ...onPhone({ minHeight: 44, padding: '2px 14px' }),
  },
]);

export const chat = style([
  reset.box,
  {
    display: 'flex',
    flexDirection: 'column',
    gap: vars.space3,
    // The longest reply takes four lines; a fixed height avoids layout shifts.
    minHeight: 196,
    padding: vars.space3,
    borderRadius: 8,
    background: vars.chatBg,
  },
]);

const side = style([reset.box, { display: 'flex', gap: vars.space3, alignItems: 'flex-start' }]);

export const question = style([side, { justifyContent: 'flex-end' }]);

export const reply = side;

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

/** Names the sender for screen readers, for whom the sides are not visible. */
export const hidden = reset.visuallyHidden;

export const form = style([
  reset.box,
  {
    display: 'flex',
    alignItems: 'center',
    height: vars.controlTouch,
    paddingRight: 4,
    ...onPhone({ height: 54 }),
    border: `1px solid ${vars.lineControl}`,
    borderRadius: vars.radiusSm,
    background: vars.raised,
    selectors: {
      '&:focus-within': { outline: `2px solid ${vars.focus}`, outlineOffset: 1 },
    },
  },
]);

export const input = style([
  reset.box,
  {
    flex: 1,
    height: '100%',
    padding: '0 12px',
    selectors: { '&::placeholder': { color: vars.muted, opacity: 1 } },
  },
]);

export const send = style([
  reset.pressable,
  {
    display: 'grid',
    placeItems: 'center',
    flex: 'none',
    width: 36,
    height: 36,
    borderRadius: vars.radiusSm,
    background: vars.accent,
    color: vars.onAccent,
    ...onPhone({ width: 44, height: 44, marginInlineEnd: -1 }),
    selectors: { '&:hover': { background: vars.accentHover } },
  },
]);

export const failed = style([reset.box, { color: vars.dangerText }]);
