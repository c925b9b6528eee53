import { style } from '@vanilla-extract/css';
import { reset, vars } from '@chatdeck/ui/theme';
import { whenStacked } from './narrow';

export const card = style([
  reset.box,
  {
    position: 'absolute',
    right: 0,
    bottom: 0,
    width: 272,
    padding: vars.space4,
    borderRadius: vars.radiusLg,
    background: vars.raised,
    boxShadow: vars.shadow3,
    ...whenStacked(
      { position: 'static', width: 'auto', boxShadow: vars.shadow2 },
      { border: `1px solid ${vars.hairline}`, boxShadow: 'none' },
    ),
  },
]);

export const title = style([
  reset.box,
  { marginBottom: vars.space3, fontWeight: vars.weightStrong },
]);

export const steps = style([reset.box, { display: 'grid', gap: 6 }]);

export const step = style([
  reset.box,
  {
    display: 'flex',
    alignItems: 'center',
    gap: 10,
    minHeight: 24,
    color: vars.text2,
    selectors: {
      '&[data-state="hit"]': { color: vars.text, fontWeight: vars.weightStrong },
      '&[data-state="notRun"]': { color: vars.muted },
    },
  },
]);

export const mark = style([
  reset.box,
  {
    display: 'grid',
    placeItems: 'center',
    flex: 'none',
    width: 18,
    height: 18,
    border: `1px solid ${vars.lineControl}`,
    borderRadius: vars.radiusFull,
    color: vars.muted,
    selectors: {
      '[data-state="hit"] > &': {
        background: vars.accent,
        borderColor: vars.accent,
        color: vars.onAccent,
      },
      '[data-state="notRun"] > &': { borderColor: vars.hairline },
    },
  },
]);

export const name = style([reset.box, { flex: 1 }]);
export const result = style([reset.box, { fontWeight: vars.weightRegular, color: vars.muted }]);
