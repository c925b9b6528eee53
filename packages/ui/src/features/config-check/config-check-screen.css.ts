import { style } from '@vanilla-extract/css';
import { reset, vars, whenNarrow } from '#theme';

/** The findings of one list. */
export const group = style([
  reset.box,
  {
    padding: `${vars.space3} ${vars.space4}`,
    borderTop: `1px solid ${vars.hairline}`,
  },
]);
export const findings = style([
  reset.box,
  { display: 'flex', flexDirection: 'column', margin: 0, padding: 0, listStyle: 'none' },
]);
export const finding = style([
  reset.box,
  {
    display: 'flex',
    alignItems: 'flex-start',
    justifyContent: 'space-between',
    gap: vars.space3,
    paddingBlock: vars.space2,
    flexWrap: 'wrap',
    ...whenNarrow({ gap: vars.space2, paddingBlock: vars.space3 }),
  },
]);
export const together = style([
  finding,
  { alignItems: 'center', padding: `${vars.space2} ${vars.space4}` },
]);
export const what = style([
  reset.box,
  {
    flex: '1 1 240px',
    display: 'flex',
    flexDirection: 'column',
    alignItems: 'flex-start',
    gap: 2,
    // As wide as its texts it would be too narrow for them, since a badge reaches beyond its edge.
    minWidth: 0,
    overflowWrap: 'anywhere',
    ...whenNarrow({ gap: vars.space2 }),
  },
]);
/** The ways to the row and to the fix of a finding. */
export const ways = style([
  reset.box,
  { flex: 'none', display: 'flex', gap: vars.space2, ...whenNarrow({ alignSelf: 'flex-start' }) },
]);
export const more = style([
  reset.box,
  {
    padding: `${vars.space3} ${vars.space4}`,
    borderTop: `1px solid ${vars.hairline}`,
    color: vars.muted,
  },
]);
/** Findings as a part of another page. */
export const part = style([findings, { padding: `0 ${vars.space4} ${vars.space2}` }]);
/** The number beside a page in the sidebar. */
export const count = style([
  reset.box,
  {
    flex: 'none',
    minWidth: 18,
    padding: '0 5px',
    borderRadius: 9,
    background: vars.warningSoft,
    color: vars.warningText,
    fontSize: vars.textXs,
    lineHeight: '18px',
    fontWeight: vars.weightMedium,
    textAlign: 'center',
    fontVariantNumeric: 'tabular-nums',
  },
]);
