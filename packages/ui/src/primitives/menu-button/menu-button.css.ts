import { style } from '@vanilla-extract/css';
import { forcedEdge, layerZoom, reset, vars } from '#theme';
import { option } from '../select/select.css';

export const popover = style([
  reset.box,
  {
    ...forcedEdge,
    minWidth: 144,
    maxWidth: 'min(320px, calc(100vw - 16px))',
    padding: vars.space1,
    background: vars.overlay,
    color: vars.text,
    borderRadius: vars.radiusMd,
    boxShadow: vars.shadow2,
  },
]);
export const menu = style([reset.box, layerZoom]);
export const item = option;
export const danger = style({ color: vars.dangerText });
