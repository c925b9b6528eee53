import { style } from '@vanilla-extract/css';
import { reset, vars, whenNarrow } from '#theme';

export const list = style([reset.box, { listStyle: 'none', display: 'grid' }]);
export const row = style([
  reset.box,
  {
    display: 'flex',
    alignItems: 'flex-start',
    gap: vars.space2,
    paddingBlock: vars.space2,
    borderBottom: `1px solid ${vars.hairline}`,
    selectors: { '&:last-child': { borderBottom: 0 } },
    ...whenNarrow({ flexWrap: 'wrap' }),
  },
]);
export const body = style([
  reset.box,
  { display: 'grid', gap: vars.space1, flex: 1, minWidth: 0, overflowWrap: 'anywhere' },
]);
export const outcomes = style([
  reset.box,
  {
    display: 'grid',
    gridTemplateColumns: 'max-content minmax(0, 1fr)',
    columnGap: vars.space3,
    rowGap: 2,
    color: vars.muted,
  },
]);
export const outcome = style([
  reset.box,
  {
    display: '-webkit-box',
    overflow: 'hidden',
    WebkitBoxOrient: 'vertical',
    WebkitLineClamp: 3,
    color: vars.text,
    whiteSpace: 'pre-wrap',
    overflowWrap: 'anywhere',
  },
]);
