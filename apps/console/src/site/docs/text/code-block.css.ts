import { reset, vars } from '@chatdeck/ui/theme';
import { globalStyle, style } from '@vanilla-extract/css';

export const block = style([reset.box, { position: 'relative' }]);

/** Over the first line, whose code ends before it. */
export const copy = style([
  reset.box,
  {
    '@media': { print: { display: 'none' } },
    position: 'absolute',
    insetBlockStart: 7,
    insetInlineEnd: 7,
    borderRadius: vars.radiusSm,
    background: vars.sunken,
  },
]);

globalStyle(`${block} > pre`, { paddingInlineEnd: 52 });
// A thumb's button is as high as a line of code with its padding.
globalStyle(`${block} > pre > code`, { display: 'inline-block', minHeight: 22 });
