import { style } from '@vanilla-extract/css';
import { reset, vars, whenNarrow } from '#theme';

export const rules = style([reset.box, { listStyle: 'none' }]);
export const rule = style([
  reset.box,
  reset.ring,
  {
    display: 'flex',
    alignItems: 'flex-start',
    gap: vars.space2,
    paddingBlock: vars.space3,
    paddingInline: `${vars.space2} ${vars.space3}`,
    borderBottom: `1px solid ${vars.hairline}`,
    selectors: {
      '&:last-child': { borderBottom: 0 },
      '&:where(:focus-visible)': { outlineOffset: -2 },
    },
    ...whenNarrow({ flexWrap: 'wrap', rowGap: 0 }),
  },
]);
/** A row that is selected, or that an action has just made or moved. */
export const marked = style({ background: vars.accentSoft });
/** What comes before the text of a row: its handle or checkbox, and its number; below each other where it is narrow. */
export const lead = style([
  reset.box,
  {
    display: 'flex',
    flex: 'none',
    alignItems: 'flex-start',
    ...whenNarrow({ flexDirection: 'column', alignItems: 'center' }),
  },
]);
/** The checkbox, which is larger than the line of text that it stands in. */
export const check = style([reset.box, { display: 'flex', marginBlock: -5 }]);
export const number = style([
  reset.box,
  {
    minWidth: 28,
    paddingInlineEnd: vars.space1,
    fontSize: vars.textXs,
    lineHeight: vars.lineMd,
    color: vars.muted,
    textAlign: 'end',
    fontVariantNumeric: 'tabular-nums',
    ...whenNarrow({ paddingInlineEnd: 0, textAlign: 'center' }),
  },
]);
export const text = style([
  reset.box,
  {
    display: 'flex',
    flexDirection: 'column',
    gap: vars.space1,
    flex: 1,
    minWidth: 0,
    overflowWrap: 'anywhere',
    ...whenNarrow({ flexBasis: 'calc(100% - 60px)' }),
  },
]);
export const off = style({ color: vars.muted });
export const controls = style([
  reset.box,
  {
    display: 'flex',
    alignItems: 'center',
    flex: 'none',
    gap: vars.space1,
    // Buttons have padding already.
    ...whenNarrow({ gap: vars.space2, marginInlineStart: 'auto', marginBottom: -8 }),
  },
]);
export const hint = style([
  reset.box,
  {
    display: 'flex',
    alignItems: 'flex-start',
    gap: 6,
    fontSize: vars.textXs,
    lineHeight: vars.lineXs,
    color: vars.warningText,
  },
]);
export const hintIcon = style({ marginTop: 1 });
/** The sentence of a row, with its result on the next line. */
export const sentence = style([reset.box, { lineHeight: vars.lineMd }]);
export const answer = style([
  reset.box,
  {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: '4px 8px',
    color: vars.muted,
    // As the first part of a row it gives target and time, in the normal text colour.
    selectors: { '&:first-child': { color: 'inherit' } },
  },
]);
/** Text on its own line, after an arrow. */
export const textLine = style([
  reset.box,
  { display: 'flex', alignItems: 'flex-start', gap: vars.space2, color: vars.muted },
]);
export const textIcon = style({ marginTop: 2 });
/** A keyword with its trailing comma, which must not start a line. */
export const word = style([reset.box, { display: 'inline-block', maxWidth: '100%' }]);
/** One message of a reply, by name. */
export const reply = style([
  reset.box,
  {
    display: 'inline-flex',
    alignItems: 'center',
    gap: 6,
    maxWidth: '100%',
    minHeight: 24,
    padding: '0 8px',
    border: `1px solid ${vars.hairline}`,
    borderRadius: vars.radiusXs,
    fontSize: vars.textXs,
    lineHeight: vars.lineXs,
    color: vars.text2,
  },
]);
export const replyName = style([
  reset.box,
  {
    overflow: 'hidden',
    textOverflow: 'ellipsis',
    whiteSpace: 'nowrap',
    maxWidth: 420,
    // Names that begin alike would be the same on a phone.
    ...whenNarrow({
      display: '-webkit-box',
      WebkitBoxOrient: 'vertical',
      WebkitLineClamp: 2,
      whiteSpace: 'normal',
      overflowWrap: 'anywhere',
    }),
  },
]);
/** A part of a line that wraps on its own, so that no long word widens the line. */
export const part = style([reset.box, { minWidth: 0, maxWidth: '100%' }]);
