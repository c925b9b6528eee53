import { globalStyle } from '@vanilla-extract/css';

// Any rule of a page for its elements wins over these.
globalStyle(':where([data-cd-element=""])', { display: 'block' });
globalStyle(':where([data-cd-element="provider"])', { display: 'contents' });
// The same in a page that has the sheet in its shadow roots alone.
globalStyle(':host([data-cd-element=""])', { display: 'block' });
