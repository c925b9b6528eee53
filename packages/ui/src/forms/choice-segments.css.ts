import { globalStyle, style } from '@vanilla-extract/css';
import { reset, whenNarrow } from '#theme';

/** Options that do not fit side by side wrap. */
export const choices = style([reset.box, { minWidth: 0, maxWidth: '100%' }]);
export const stackedOnPhone = style([choices, whenNarrow({ width: '100%' })]);
globalStyle(`${choices} > *`, { flexWrap: 'wrap', maxWidth: '100%' });
globalStyle(`${choices} > * > *`, { minWidth: 'max-content' });
globalStyle(`${stackedOnPhone} > * > *`, whenNarrow({ flexBasis: '100%' }));
