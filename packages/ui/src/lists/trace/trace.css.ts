import { style } from '@vanilla-extract/css';
import { reset, vars, whenNarrow } from '#theme';

export const stages = style([
  reset.box,
  { display: 'grid', gap: 6, ...whenNarrow({ gap: vars.space2 }) },
]);

/** What is pressed in a line has the room of a thumb, and the line is as high. */
const forThumbs = whenNarrow({
  display: 'inline-flex',
  alignItems: 'center',
  minWidth: vars.controlTouch,
  minHeight: vars.controlTouch,
});

export const stage = style([
  reset.box,
  {
    display: 'flex',
    alignItems: 'flex-start',
    gap: 10,
    minHeight: 24,
    lineHeight: '24px',
    color: vars.text2,
    selectors: {
      '&[data-verdict="answered"], &[data-verdict="asked"], &[data-verdict="stopped"]': {
        color: vars.text,
        fontWeight: vars.weightStrong,
      },
      '&[data-verdict="notTried"]': { color: vars.muted },
    },
  },
]);

export const mark = style([
  reset.box,
  {
    display: 'grid',
    placeItems: 'center',
    flex: 'none',
    width: 18,
    height: 18,
    marginTop: 3,
    border: `1px solid ${vars.lineControl}`,
    borderRadius: vars.radiusFull,
    color: vars.muted,
    ...whenNarrow({ marginTop: `calc((${vars.controlTouch} - 18px) / 2)` }),
    selectors: {
      '[data-verdict="answered"] > &': {
        background: vars.accent,
        borderColor: vars.accent,
        color: vars.onAccent,
      },
      '[data-verdict="asked"] > &': {
        background: vars.infoSoft,
        borderColor: vars.info,
        color: vars.infoText,
      },
      '[data-verdict="stopped"] > &': {
        background: vars.warningSoft,
        borderColor: vars.warning,
        color: vars.warningText,
      },
      '[data-verdict="passedOn"] > &': { borderColor: vars.accentLine, color: vars.accentText },
      '[data-verdict="notTried"] > &': { borderColor: vars.hairline },
    },
  },
]);

/** Name and reason beside each other, or below each other where it is narrow. */
export const body = style([
  reset.box,
  {
    display: 'flex',
    flexWrap: 'wrap',
    flex: 1,
    columnGap: vars.space3,
    overflowWrap: 'anywhere',
    ...whenNarrow({ alignItems: 'center' }),
  },
]);

export const name = style([reset.box, { flex: '1 0 auto', maxWidth: '100%', ...forThumbs }]);

export const result = style([
  reset.box,
  {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    columnGap: vars.space2,
    maxWidth: '100%',
    fontWeight: vars.weightRegular,
    color: vars.muted,
  },
]);

export const hidden = reset.visuallyHidden;

const control = style([
  reset.pressable,
  {
    color: vars.accentText,
    ...forThumbs,
    selectors: { '&:hover': { textDecoration: 'underline' } },
  },
]);
export const rule = style([control, { lineHeight: '24px' }]);
/** The name of a stage, which leads to the page that it is set on. */
export const link = style([
  reset.pressable,
  {
    color: 'inherit',
    ...forThumbs,
    selectors: { '&:hover': { textDecoration: 'underline' } },
  },
]);

/** The line in the place of the stages that did nothing. */
export const run = style([
  reset.pressable,
  {
    display: 'flex',
    alignItems: 'center',
    gap: 10,
    minHeight: 24,
    maxWidth: '100%',
    color: vars.muted,
    borderRadius: vars.radiusXs,
    ...whenNarrow({ minHeight: vars.controlTouch }),
    selectors: { '&:hover': { color: vars.text2 } },
  },
]);
export const runIcon = style([
  reset.box,
  { display: 'grid', placeItems: 'center', flex: 'none', width: 18 },
]);
export const inner = style([
  stages,
  {
    marginTop: 6,
    ...whenNarrow({ marginTop: vars.space2, selectors: { '&:empty': { marginTop: 0 } } }),
  },
]);
