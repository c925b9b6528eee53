import { style } from '@vanilla-extract/css';
import { reset, vars } from '@chatdeck/ui/theme';
import { onPhone } from './phone';

export const stage = style([
  reset.box,
  {
    position: 'relative',
    maxWidth: 640,
    minHeight: 460,
    scrollMarginTop: 76,
    ...onPhone({ display: 'grid', gap: vars.space3, minHeight: 0 }),
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
