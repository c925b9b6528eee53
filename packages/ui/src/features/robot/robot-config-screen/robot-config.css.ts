import { globalStyle, style } from '@vanilla-extract/css';
import { CONTAINER, reset, vars } from '../../../theme';

export const form = style([
  reset.box,
  { display: 'flex', flexDirection: 'column', gap: vars.space4 },
]);

/** The name of a group on the left, its settings on the right; below each other where it gets tight. */
export const group = style([
  reset.box,
  {
    display: 'grid',
    gridTemplateColumns: '180px minmax(0, 1fr)',
    gap: vars.space6,
    '@container': {
      [`${CONTAINER} (max-width: 780px)`]: {
        gridTemplateColumns: 'minmax(0, 1fr)',
        gap: vars.space3,
      },
    },
  },
]);
export const groupWords = style([
  reset.box,
  { display: 'flex', flexDirection: 'column', gap: vars.space1 },
]);
export const settings = style([
  reset.box,
  { display: 'flex', flexDirection: 'column', gap: vars.space4 },
]);
/** Settings of one line each, a hairline between two. */
export const rows = style([
  reset.box,
  { display: 'flex', flexDirection: 'column', margin: '-12px 0' },
]);
globalStyle(`${rows} > * + *`, { borderTop: `1px solid ${vars.hairline}` });

export const choice = style([
  reset.box,
  {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: vars.space2,
    padding: '10px 0',
  },
]);
export const numbers = style([
  reset.box,
  {
    display: 'grid',
    gridTemplateColumns: 'repeat(3, minmax(0, 1fr))',
    gap: vars.space3,
    '@container': {
      [`${CONTAINER} (max-width: 640px)`]: { gridTemplateColumns: 'minmax(0, 1fr)' },
    },
  },
]);
export const raw = style([
  reset.box,
  {
    maxHeight: 320,
    overflow: 'auto',
    padding: '12px 14px',
    background: vars.sunken,
    border: `1px solid ${vars.hairline}`,
    borderRadius: 8,
    fontFamily: vars.fontMono,
    fontSize: vars.textXs,
    lineHeight: '20px',
    whiteSpace: 'pre-wrap',
    overflowWrap: 'anywhere',
  },
]);
