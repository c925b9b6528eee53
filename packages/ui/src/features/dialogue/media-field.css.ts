import { style } from '@vanilla-extract/css';
import { vars } from '#theme';

export const problem = style({ color: vars.warningText });
