import { style } from '@vanilla-extract/css';
import { reset } from '#theme';

/** Takes the focus when the bar that had it is gone. */
export const place = style([reset.box, { position: 'relative' }]);
