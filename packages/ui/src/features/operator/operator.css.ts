import { style } from '@vanilla-extract/css';
import { CONTAINER, reset, vars, whenNarrow } from '#theme';

export const bar = style([
  reset.box,
  {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 260px) minmax(0, 220px)',
    alignItems: 'end',
    gap: vars.space3,
    ...whenNarrow({ gridTemplateColumns: 'minmax(0, 1fr)' }),
  },
]);
export const list = style([
  reset.box,
  { display: 'flex', flexDirection: 'column', gap: vars.space2, paddingInlineStart: vars.space4 },
]);
export const facts = style([
  reset.box,
  {
    display: 'grid',
    gridTemplateColumns: 'minmax(88px, max-content) minmax(0, 1fr)',
    gap: `${vars.space2} ${vars.space4}`,
    overflowWrap: 'anywhere',
  },
]);
export const choices = style([
  reset.box,
  {
    display: 'grid',
    gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
    gap: `${vars.space1} ${vars.space4}`,
    ...whenNarrow({ gridTemplateColumns: 'minmax(0, 1fr)' }),
  },
]);
/** Figures side by side, each in a cell. */
export const figures = style([
  reset.box,
  {
    display: 'grid',
    gridTemplateColumns: 'repeat(4, minmax(0, 1fr))',
    gap: 1,
    overflow: 'hidden',
    borderRadius: vars.radiusMd,
    background: vars.hairline,
    '@container': {
      [`${CONTAINER} (max-width: 900px)`]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
    },
  },
]);
export const figure = style([
  reset.box,
  {
    display: 'flex',
    flexDirection: 'column',
    gap: 2,
    padding: '12px 16px',
    background: vars.raised,
  },
]);
export const value = style([
  reset.box,
  {
    fontSize: vars.textMd,
    lineHeight: vars.lineMd,
    fontWeight: vars.weightStrong,
    fontVariantNumeric: 'tabular-nums',
    overflowWrap: 'anywhere',
  },
]);
/** What somebody wrote, with its lines. */
export const written = style([reset.box, { whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' }]);
export const setting = style([
  reset.box,
  { fontFamily: vars.fontMono, fontSize: vars.textXs, overflowWrap: 'anywhere' },
]);
