import { style, styleVariants } from '@vanilla-extract/css';
import { reset, vars, whenNarrow, whenTight } from '#theme';

// Clips the corners, so that a hovered row stays inside the card.
export const wrap = style([reset.box, { overflow: 'hidden', borderRadius: 9 }]);
/** Shows twelve and a half rows of a long list; the header is sticky. */
export const scroller = style([
  reset.box,
  {
    maxHeight: 588,
    overflow: 'auto',
    overscrollBehavior: 'contain',
    selectors: { '&:where(:focus-visible)': { boxShadow: `inset 0 0 0 2px ${vars.focus}` } },
  },
]);
export const table = style([
  reset.box,
  {
    width: '100%',
    borderCollapse: 'separate',
    borderSpacing: 0,
    tableLayout: 'fixed',
    ...whenNarrow({ display: 'block' }),
  },
]);
export const head = style([reset.box, whenNarrow({ display: 'none' })]);
export const bodyRows = style([reset.box, whenNarrow({ display: 'block' })]);
// Not dimmed: the rows are still readable and need their contrast.
export const busy = style({ cursor: 'progress' });
export const headCell = style([
  reset.box,
  {
    padding: '8px 12px',
    background: vars.sunken,
    borderBottom: `1px solid ${vars.hairline}`,
    fontSize: vars.textXs,
    lineHeight: vars.lineXs,
    fontWeight: vars.weightMedium,
    color: vars.muted,
    whiteSpace: 'nowrap',
    selectors: {
      [`:where(${scroller}) &`]: { position: 'sticky', top: 0, zIndex: 1 },
      '&:where(:first-child)': { paddingInlineStart: vars.space4 },
      '&:where(:last-child)': { paddingInlineEnd: vars.space4 },
    },
  },
]);
export const row = style([
  reset.box,
  {
    selectors: {
      '&:where(:hover)': { background: vars.hover },
      '&:where([data-selected])': { background: vars.accentSoft },
    },
    ...whenNarrow({
      display: 'grid',
      gridTemplateColumns: 'minmax(0, 1fr) auto',
      gap: '2px 8px',
      padding: '12px 16px',
      borderBottom: `1px solid ${vars.hairline}`,
      selectors: {
        '&:where(:last-child)': { borderBottom: 0 },
        '&:where([data-selectable])': { gridTemplateColumns: 'auto minmax(0, 1fr) auto' },
      },
    }),
  },
]);
const cell = style([
  reset.box,
  {
    height: vars.row,
    padding: `${vars.cellY} 12px`,
    borderBottom: `1px solid ${vars.hairline}`,
    verticalAlign: 'middle',
    color: vars.text2,
    overflowWrap: 'anywhere',
    selectors: {
      '&:where(:first-child)': { paddingInlineStart: vars.space4 },
      '&:where(:last-child)': { paddingInlineEnd: vars.space4 },
      ':where(tr:last-child) > &': { borderBottom: 0 },
    },
    ...whenNarrow({
      display: 'block',
      height: 'auto',
      padding: 0,
      border: 0,
      selectors: {
        '&:where(:first-child)': { paddingInlineStart: 0 },
        '&:where(:last-child)': { paddingInlineEnd: 0 },
      },
    }),
  },
]);
/** The look of a cell in a table, and its place in a card. */
export const place = styleVariants({
  main: [
    cell,
    {
      color: vars.text,
      fontWeight: vars.weightMedium,
      ...whenNarrow({ gridColumn: '-3', gridRow: '1' }),
    },
  ],
  line: [
    cell,
    whenNarrow({
      display: 'flex',
      alignItems: 'baseline',
      gridColumn: '-3 / -1',
      fontSize: vars.textXs,
      lineHeight: vars.lineXs,
      // The label of the value; an element for each would double the size of a long table.
      '::before': {
        content: 'attr(data-label)',
        flex: 'none',
        marginInlineEnd: vars.space2,
        color: vars.muted,
      },
    }),
  ],
  hidden: [cell, whenNarrow({ display: 'none' })],
  actions: [
    cell,
    {
      textAlign: 'end',
      paddingBlock: 0,
      ...whenNarrow({ gridColumn: '-2', gridRow: '1 / span 2', alignSelf: 'center' }),
    },
  ],
  select: [
    cell,
    {
      paddingBlock: 0,
      paddingInlineEnd: 0,
      selectors: { '&:where(:first-child)': { paddingInlineStart: vars.space2 } },
      ...whenNarrow({
        gridColumn: '1',
        gridRow: '1',
        alignSelf: 'start',
        marginBlock: '-11px',
        marginInline: '-14px 0',
      }),
    },
  ],
});
export const alignEnd = style({ textAlign: 'end', ...whenNarrow({ textAlign: 'start' }) });
export const tabular = style({ fontVariantNumeric: 'tabular-nums' });
/** Shares of the table's width; columns without one share the rest. */
export const width = styleVariants({
  auto: {},
  sm: { width: 96 },
  md: { width: 136 },
  lg: { width: 184, ...whenTight({ width: 160 }) },
  xl: { width: 248, ...whenTight({ width: 160 }) },
  select: { width: 48, paddingBlock: 0, paddingInlineEnd: 0, paddingInlineStart: vars.space2 },
});

/** Names need the room more. */
export const wideOnly = style(whenTight({ display: 'none' }));

/** Always a single line, since virtual rows need equal heights. */
export const clipped = style({
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
});
export const gap = style([reset.box, whenNarrow({ display: 'block' })]);
export const gapCell = style([reset.box, whenNarrow({ display: 'none' })]);

export const sorter = style([
  reset.pressable,
  {
    display: 'inline-flex',
    alignItems: 'center',
    gap: 4,
    font: 'inherit',
    borderRadius: vars.radiusXs,
    selectors: { '&:where(:hover)': { color: vars.text } },
  },
]);
export const unsorted = style({ color: vars.disabled });

export const framed = style([reset.box, { position: 'relative' }]);
export const pages = style([
  reset.box,
  { padding: `${vars.space2} ${vars.space4}`, borderTop: `1px solid ${vars.hairline}` },
]);
