import { style } from '@vanilla-extract/css';
import { reset } from '#theme';

export const code = style([reset.drawing, { display: 'block', width: '100%', height: '100%' }]);
