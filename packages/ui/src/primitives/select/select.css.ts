import { style } from '@vanilla-extract/css';
import { forcedEdge, layerZoom, reset, vars } from '#theme';
import { frame } from '../field/field.css';

export const trigger = style([reset.pressable, frame, { cursor: 'pointer' }]);
export const value = style([
  reset.box,
  {
    flex: 1,
    overflow: 'hidden',
    textOverflow: 'ellipsis',
    whiteSpace: 'nowrap',
    selectors: { '&:where([data-placeholder])': { color: vars.muted } },
  },
]);
export const chevron = style({ color: vars.muted });
export const popover = style([
  reset.box,
  {
    ...forcedEdge,
    minWidth: 'var(--trigger-width)',
    maxWidth: 'min(360px, calc(100vw - 16px))',
    overflow: 'auto',
    padding: vars.space1,
    background: vars.overlay,
    color: vars.text,
    borderRadius: vars.radiusMd,
    boxShadow: vars.shadow2,
  },
]);
export const list = style([reset.box, layerZoom]);
export const option = style([
  reset.box,
  {
    display: 'flex',
    alignItems: 'center',
    gap: vars.space2,
    minHeight: vars.control,
    padding: '4px 8px',
    borderRadius: vars.radiusSm,
    cursor: 'pointer',
    '@media': { '(pointer: coarse)': { minHeight: vars.controlTouch } },
    selectors: {
      '&:where([data-focused], [data-hovered])': { background: vars.hover },
      '&:where([data-selected])': { color: vars.accentText, fontWeight: vars.weightStrong },
      '&:where([data-disabled])': { color: vars.disabled, cursor: 'not-allowed' },
      '&:where([data-focus-visible])': { boxShadow: `inset 0 0 0 2px ${vars.focus}` },
    },
  },
]);
export const check = style({ marginInlineStart: 'auto' });
