import { style } from '@vanilla-extract/css';
import { reset, vars, whenNarrow } from '#theme';

const stack = style([
  reset.box,
  { display: 'flex', flexDirection: 'column', gap: vars.space2, minWidth: 0 },
]);
export const source = stack;
export const part = stack;
export const drop = style([reset.box, { position: 'relative' }]);
export const input = style([reset.visuallyHidden, { bottom: 0, left: '50%' }]);
export const dropLabel = style([
  reset.box,
  {
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'center',
    gap: vars.space2,
    minHeight: 44,
    padding: `${vars.space2} ${vars.space3}`,
    border: `1px dashed ${vars.lineControl}`,
    borderRadius: vars.radiusSm,
    background: vars.sunken,
    color: vars.muted,
    textAlign: 'center',
    cursor: 'pointer',
    selectors: {
      ':where(input:focus-visible) ~ &': {
        outline: `2px solid ${vars.focus}`,
        outlineOffset: 2,
      },
      '&:where(:hover)': { background: vars.hover },
      '&:where([data-over])': {
        borderStyle: 'solid',
        borderColor: vars.accent,
        background: vars.accentSoft,
        color: vars.onAccentSoft,
      },
    },
  },
]);
export const file = style([
  reset.box,
  {
    display: 'flex',
    alignItems: 'center',
    gap: vars.space2,
    padding: vars.space2,
    border: `1px solid ${vars.hairline}`,
    borderRadius: vars.radiusSm,
  },
]);
export const fileText = style([stack, { flex: 1, gap: 0, overflowWrap: 'anywhere' }]);
export const columns = style([
  reset.box,
  {
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fill, minmax(180px, 1fr))',
    gap: vars.space3,
    ...whenNarrow({ gridTemplateColumns: '1fr' }),
  },
]);
/** The columns that the header names, with a button to choose others. */
export const known = style([
  reset.box,
  {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: `0 ${vars.space2}`,
    color: vars.text2,
  },
]);
/** The first cell of a column, on one line. */
export const example = style([
  reset.box,
  { display: 'block', overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' },
]);
export const lines = style([
  reset.box,
  { border: `1px solid ${vars.hairline}`, borderRadius: vars.radiusMd },
]);
export const line = style([
  reset.box,
  {
    display: 'flex',
    gap: vars.space3,
    padding: `${vars.space2} ${vars.space3}`,
    borderBottom: `1px solid ${vars.hairline}`,
    selectors: { '&:last-child': { borderBottom: 0 } },
    ...whenNarrow({ flexDirection: 'column', gap: vars.space1 }),
  },
]);
export const leftOut = style({ background: vars.sunken, color: vars.muted });
export const number = style([
  reset.box,
  {
    flex: 'none',
    minWidth: 56,
    color: vars.muted,
    fontSize: vars.textXs,
    lineHeight: vars.lineMd,
    fontVariantNumeric: 'tabular-nums',
  },
]);
export const content = style([stack, { flex: 1, gap: vars.space1, overflowWrap: 'anywhere' }]);
export const raw = style([
  reset.box,
  {
    display: '-webkit-box',
    overflow: 'hidden',
    WebkitBoxOrient: 'vertical',
    WebkitLineClamp: 3,
  },
]);
const note = style([
  reset.box,
  {
    display: 'flex',
    alignItems: 'flex-start',
    gap: 6,
    fontSize: vars.textXs,
    lineHeight: vars.lineXs,
  },
]);
export const problem = style([note, { color: vars.dangerText }]);
export const warning = style([note, { color: vars.warningText }]);
