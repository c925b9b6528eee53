import { style } from '@vanilla-extract/css';
import { reset, vars, whenNarrow } from '#theme';
import * as field from '../field/field.css';

export const frame = style([
  field.frame,
  {
    position: 'relative',
    flexWrap: 'wrap',
    gap: vars.space1,
    padding: '3px 32px 3px 10px',
    cursor: 'text',
    selectors: {
      '&:where(:hover)': { borderColor: vars.text2 },
      '&:where(:focus-within)': { borderColor: vars.accent, outline: `2px solid ${vars.focus}` },
      '&:where([data-disabled])': { cursor: 'not-allowed' },
    },
  },
]);
export const input = style([
  field.input,
  {
    flex: '1 1 64px',
    height: 24,
    ...whenNarrow({ height: 32 }),
    selectors: { '&:where(:disabled)': { cursor: 'not-allowed' } },
  },
]);
// Absolutely positioned: chips that fill a line would push it onto the next.
export const icon = style({
  position: 'absolute',
  insetInlineEnd: 10,
  top: 'calc(50% - 8px)',
  color: vars.muted,
  pointerEvents: 'none',
});
/** A live region has to exist before its text changes; while empty it takes up neither space nor gap. */
export const noticePlace = style({
  selectors: { '&:where(:empty)': { position: 'absolute' } },
});
export const notice = style([
  reset.box,
  {
    display: 'flex',
    gap: 4,
    alignItems: 'flex-start',
    fontSize: vars.textXs,
    lineHeight: vars.lineXs,
    color: vars.warningText,
    overflowWrap: 'anywhere',
  },
]);
export const noticeIcon = style({ flex: 'none', marginTop: 2 });
export const count = style([
  reset.box,
  {
    marginInlineStart: 'auto',
    display: 'flex',
    alignItems: 'center',
    gap: 8,
    height: 22,
    fontSize: vars.textXs,
    color: vars.muted,
    fontVariantNumeric: 'tabular-nums',
  },
]);
