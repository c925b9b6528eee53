import { style, styleVariants } from '@vanilla-extract/css';
import { reset, vars, whenNarrow } from '#theme';

/** The findings of one row. */
export const badges = style([
  reset.box,
  {
    display: 'flex',
    flexDirection: 'column',
    alignItems: 'flex-start',
    gap: 2,
    // The controls of a row are below it, with no room between.
    ...whenNarrow({ gap: vars.space2, marginBlockEnd: vars.space2 }),
  },
]);
const badge = style([
  reset.pressable,
  {
    display: 'flex',
    alignItems: 'flex-start',
    gap: 6,
    maxWidth: '100%',
    // A target of 24 px around a small line.
    minHeight: 24,
    ...whenNarrow({ alignItems: 'center', minHeight: vars.controlTouch }),
    padding: '3px 6px',
    marginInlineStart: -6,
    borderRadius: vars.radiusXs,
    fontSize: vars.textXs,
    lineHeight: vars.lineXs,
    textAlign: 'start',
    overflowWrap: 'anywhere',
    selectors: { '&:hover': { background: vars.pressed } },
  },
]);
export const severity = styleVariants({
  error: [badge, { color: vars.dangerText }],
  warning: [badge, { color: vars.warningText }],
  hint: [badge, { color: vars.text2 }],
});
export const tone = styleVariants({
  error: { color: vars.dangerText },
  warning: { color: vars.warningText },
  hint: { color: vars.muted },
});
export const icon = style({ marginTop: 1 });
/** The text of a badge may be long: the name of a group, a keyword. */
export const text = style([reset.box, { minWidth: 0, overflowWrap: 'anywhere' }]);

export const body = style([
  reset.box,
  { display: 'flex', flexDirection: 'column', gap: vars.space4, overflowWrap: 'anywhere' },
]);
/** What was found, with its icon. */
export const statement = style([
  reset.box,
  { display: 'flex', alignItems: 'flex-start', gap: vars.space2, lineHeight: vars.lineMd },
]);
export const statementIcon = style({ marginTop: 3 });
export const changes = style([
  reset.box,
  { display: 'flex', flexDirection: 'column', gap: vars.space2, margin: 0, padding: 0 },
]);
export const change = style([
  reset.box,
  {
    display: 'flex',
    flexDirection: 'column',
    gap: vars.space1,
    padding: vars.space3,
    border: `1px solid ${vars.hairline}`,
    borderRadius: vars.radiusMd,
    listStyle: 'none',
  },
]);
export const sides = style([
  reset.box,
  {
    display: 'grid',
    gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
    gap: vars.space3,
    margin: 0,
    ...whenNarrow({ gridTemplateColumns: '1fr', gap: vars.space2 }),
  },
]);
export const value = style([reset.box, { margin: 0, maxHeight: 160, overflowY: 'auto' }]);
