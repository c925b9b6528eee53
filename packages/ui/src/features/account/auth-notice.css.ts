import { styleVariants } from '@vanilla-extract/css';
import { vars } from '#theme';

export const icon = styleVariants({
  success: { color: vars.success },
  danger: { color: vars.danger },
  busy: { color: vars.muted },
});
