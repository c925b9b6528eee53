import { style } from '@vanilla-extract/css';
import { vars } from '#theme';

export const scopes = style({ display: 'grid', gap: vars.space2 });
export const error = style({
  color: vars.dangerText,
  fontSize: vars.textSm,
  lineHeight: vars.lineSm,
});
