import { globalStyle, style } from '@vanilla-extract/css';
import { reset, vars, whenNarrow } from '#theme';

/** On a phone a card is a row: its preview, then its name. */
export const grid = style([
  reset.box,
  {
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 232px), 1fr))',
    gap: vars.space3,
    ...whenNarrow({ gridTemplateColumns: 'minmax(0, 1fr)', gap: vars.space2 }),
  },
]);
export const card = style([
  reset.box,
  {
    position: 'relative',
    display: 'flex',
    flexDirection: 'column',
    overflow: 'hidden',
    background: vars.raised,
    border: `1px solid ${vars.hairline}`,
    borderRadius: vars.radiusMd,
    color: vars.text,
    ...whenNarrow({ display: 'grid', gridTemplateColumns: '108px minmax(0, 1fr)' }),
    selectors: {
      '&:where(:hover)': { borderColor: vars.lineControl },
      '&:where([data-selected])': {
        borderColor: vars.accent,
        boxShadow: `inset 0 0 0 1px ${vars.accent}`,
      },
    },
  },
]);
export const preview = style([
  reset.box,
  {
    position: 'relative',
    display: 'grid',
    alignContent: 'safe center',
    height: 144,
    padding: 12,
    overflow: 'hidden',
    background: vars.chatBg,
    color: vars.chatText,
    ...whenNarrow({ height: 'auto', minHeight: 96, padding: 8 }),
  },
]);
/** The message keeps its proportions where the frame is small. */
export const message = style([reset.box, { display: 'flex', ...whenNarrow({ zoom: 0.42 }) }]);
globalStyle(`${message} > *`, { minWidth: 0, flex: '0 1 auto' });
/** A text is read, so it stays large enough for that. */
export const text = style(whenNarrow({ zoom: 0.8 }));
export const picture = style([
  reset.box,
  { position: 'absolute', inset: 0, width: '100%', height: '100%', objectFit: 'cover' },
]);
export const broken = style([
  reset.box,
  {
    display: 'grid',
    justifyItems: 'center',
    gap: vars.space1,
    color: vars.chatMuted,
    fontSize: vars.textXs,
    lineHeight: vars.lineXs,
    textAlign: 'center',
  },
]);

export const foot = style([
  reset.box,
  {
    display: 'flex',
    flex: 1,
    flexDirection: 'column',
    gap: vars.space1,
    paddingBlock: '8px 10px',
    paddingInline: '12px 8px',
    borderTop: `1px solid ${vars.hairline}`,
    ...whenNarrow({
      borderTop: 0,
      borderInlineStart: `1px solid ${vars.hairline}`,
      paddingBlock: '6px 8px',
      paddingInline: '12px 4px',
    }),
    selectors: { ':where([data-selected]) > &': { background: vars.accentSoft } },
  },
]);
export const line = style([
  reset.box,
  { display: 'flex', alignItems: 'flex-start', gap: vars.space2 },
]);
export const kind = style([reset.box, { flex: 'none', paddingTop: 3, color: vars.muted }]);
/** Its press area is the whole card; what has presses of its own lies above it. */
export const name = style([
  reset.pressable,
  {
    flex: 1,
    borderRadius: vars.radiusXs,
    fontWeight: vars.weightStrong,
    lineHeight: vars.lineSm,
    textAlign: 'start',
    '::after': { content: '""', position: 'absolute', inset: 0 },
  },
]);
export const meta = style([
  reset.box,
  {
    display: 'flex',
    alignItems: 'center',
    gap: vars.space2,
    minHeight: 22,
    marginTop: 'auto',
    paddingInlineEnd: vars.space1,
    fontSize: vars.textXs,
    lineHeight: vars.lineXs,
    color: vars.muted,
    whiteSpace: 'nowrap',
    ...whenNarrow({ paddingInlineEnd: 44 }),
  },
]);
export const tag = style([
  reset.box,
  { display: 'flex', flex: '0 1 auto', marginInlineStart: 'auto' },
]);

/** Above the press area of the card. */
export const own = style([reset.box, { position: 'relative', zIndex: 1, flex: 'none' }]);
export const menu = style([own, { margin: '-3px 0', ...whenNarrow({ margin: '-8px 0 -14px' }) }]);
globalStyle(`${menu} > button`, {
  ...whenNarrow({ width: vars.controlTouch, height: vars.controlTouch }),
});
export const check = style([
  reset.box,
  {
    position: 'absolute',
    zIndex: 1,
    top: 2,
    insetInlineEnd: 2,
    // Below the menu: on a phone the preview is too small to lie under it.
    ...whenNarrow({ top: 'auto', bottom: 0, insetInlineEnd: 4 }),
  },
]);
/** The drawn box stays as large as elsewhere; what a thumb meets grows around it. */
globalStyle(`${check} > input`, {
  ...whenNarrow({ width: vars.controlTouch, height: vars.controlTouch }),
});
globalStyle(`${check} > input::before`, { ...whenNarrow({ inset: 14 }) });
globalStyle(`${check} > input:checked::after`, {
  ...whenNarrow({ top: 16, insetInlineStart: 19 }),
});
