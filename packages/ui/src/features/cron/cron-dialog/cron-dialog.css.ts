import { style } from '@vanilla-extract/css';
import { reset, vars, whenNarrow } from '#theme';

export const fields = style([
  reset.box,
  {
    display: 'grid',
    gridTemplateColumns: 'repeat(6, minmax(0, 1fr))',
    gap: vars.space2,
    ...whenNarrow({ gridTemplateColumns: 'repeat(3, minmax(0, 1fr))' }),
  },
]);
export const group = style([reset.box, { display: 'flex', flexDirection: 'column', gap: 6 }]);
export const head = style([
  reset.box,
  { display: 'flex', alignItems: 'center', justifyContent: 'space-between', minHeight: 22 },
]);
export const label = style([reset.box, { fontWeight: vars.weightStrong }]);
export const aside = style([reset.box, { fontSize: vars.textXs, color: vars.muted }]);
export const error = style([
  reset.box,
  { fontSize: vars.textXs, lineHeight: vars.lineXs, color: vars.dangerText },
]);
export const cell = style([
  reset.box,
  {
    display: 'flex',
    flexDirection: 'column',
    alignItems: 'center',
    gap: 4,
    fontSize: vars.textXs,
    color: vars.muted,
    textAlign: 'center',
  },
]);
export const input = style([
  reset.box,
  {
    width: '100%',
    minHeight: vars.control,
    padding: '0 4px',
    background: vars.raised,
    border: `1px solid ${vars.lineControl}`,
    borderRadius: vars.radiusSm,
    color: vars.text,
    fontFamily: vars.fontMono,
    fontSize: vars.textSm,
    textAlign: 'center',
    ...whenNarrow({ minHeight: vars.controlTouch }),
    selectors: {
      '&:where([aria-invalid])': { borderColor: vars.danger },
      '&:where(:focus)': { borderColor: vars.accent, outline: `2px solid ${vars.focus}` },
    },
  },
]);
const days = style([reset.box, { alignItems: 'center', ...whenNarrow({ gap: vars.space2 }) }]);
/** Seven days with the room of a thumb each are wider than a phone. */
export const weekDays = style([
  days,
  {
    display: 'flex',
    flexWrap: 'wrap',
    gap: 6,
    ...whenNarrow({ display: 'grid', gridTemplateColumns: 'repeat(4, minmax(0, 1fr))' }),
  },
]);
export const monthDays = style([
  days,
  {
    display: 'grid',
    gridTemplateColumns: 'repeat(7, minmax(0, 1fr))',
    gap: 4,
    ...whenNarrow({ gridTemplateColumns: 'repeat(auto-fill, minmax(44px, 1fr))' }),
  },
]);
export const day = style([
  reset.pressable,
  {
    display: 'inline-flex',
    alignItems: 'center',
    justifyContent: 'center',
    minWidth: 36,
    height: 36,
    padding: '0 6px',
    border: `1px solid ${vars.hairline}`,
    borderRadius: 18,
    background: vars.raised,
    color: vars.text,
    fontVariantNumeric: 'tabular-nums',
    ...whenNarrow({ minWidth: 44, height: 44, borderRadius: 22 }),
    selectors: {
      '&:where([data-hovered])': { background: vars.hover },
      '&:where([data-selected])': {
        background: vars.accent,
        borderColor: vars.accent,
        color: vars.onAccent,
        fontWeight: vars.weightStrong,
      },
    },
  },
]);
export const wide = style({ gridColumn: 'span 4' });
export const sentence = style([
  reset.box,
  {
    padding: 12,
    borderRadius: 8,
    background: vars.accentSoft,
    color: vars.onAccentSoft,
    overflowWrap: 'anywhere',
  },
]);
export const sentenceText = style([reset.box, { fontWeight: vars.weightStrong }]);
export const zone = style([reset.box, { fontSize: vars.textXs, lineHeight: vars.lineXs }]);
export const runs = style([reset.box]);
export const run = style([
  reset.box,
  {
    display: 'flex',
    justifyContent: 'space-between',
    gap: vars.space2,
    padding: '8px 0',
    borderTop: `1px solid ${vars.hairline}`,
    fontVariantNumeric: 'tabular-nums',
    selectors: { '&:where(:first-child)': { borderTop: 0 } },
  },
]);
export const expression = style([
  reset.box,
  {
    marginInlineEnd: 'auto',
    padding: '2px 6px',
    borderRadius: 4,
    background: vars.sunken,
    color: vars.text,
    fontFamily: vars.fontMono,
    fontSize: vars.textXs,
    overflowWrap: 'anywhere',
    ...whenNarrow({ display: 'none' }),
  },
]);
