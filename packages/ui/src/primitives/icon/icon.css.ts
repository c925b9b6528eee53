import { style } from '@vanilla-extract/css';
import { reset } from '#theme';

export const icon = style([reset.box, { flex: 'none', display: 'block', maxWidth: 'none' }]);
