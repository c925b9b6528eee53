import { reset, vars } from '@chatdeck/ui/theme';
import { globalStyle, style } from '@vanilla-extract/css';

export const block = style([reset.box, { position: 'relative' }]);

/** A strip at the end of the block, under which longer lines are scrolled. */
export const copy = style([
  reset.box,
  {
    '@media': { print: { display: 'none' } },
    position: 'absolute',
    insetBlock: 1,
    insetInlineEnd: 1,
    padding: '6px 6px 0 4px',
    borderRadius: vars.radiusMd,
    background: vars.sunken,
  },
]);

globalStyle(`${block} > pre`, { paddingInlineEnd: 52 });
// A thumb's button is as high as a line of code with its padding.
globalStyle(`${block} > pre > code`, { display: 'inline-block', minHeight: 22 });
