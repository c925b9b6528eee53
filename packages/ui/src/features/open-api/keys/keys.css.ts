import { style } from '@vanilla-extract/css';
import { vars } from '#theme';

export const scopes = style({ display: 'grid', gap: vars.space2 });
