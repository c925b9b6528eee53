import { style } from '@vanilla-extract/css';
import { CONTAINER, reset, vars, whenNarrow } from '#theme';

const inOneColumn = `${CONTAINER} (max-width: 991px)`;

/** The groups beside the list of groups, which becomes a select above them when space is tight. */
export const layout = style([
  reset.box,
  {
    display: 'grid',
    gridTemplateColumns: '184px minmax(0, 1fr)',
    alignItems: 'start',
    gap: vars.space6,
    '@container': {
      [inOneColumn]: { gridTemplateColumns: 'minmax(0, 1fr)', gap: vars.space4 },
    },
  },
]);
export const aside = style([
  reset.box,
  {
    position: 'sticky',
    top: vars.space6,
    display: 'flex',
    flexDirection: 'column',
    gap: vars.space3,
    '@container': {
      // Beside each other, so that the settings begin above the fold of a phone.
      [inOneColumn]: {
        position: 'static',
        display: 'grid',
        gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
      },
    },
  },
]);
export const groups = style([
  reset.box,
  { display: 'flex', flexDirection: 'column', gap: vars.space4, minWidth: 0 },
]);
export const anchor = style([reset.box, { scrollMarginTop: vars.space4 }]);

/** A group's name on the left and its fields on the right; stacked when space is tight. */
export const group = style([
  reset.box,
  {
    display: 'grid',
    gridTemplateColumns: '168px minmax(0, 1fr)',
    gap: vars.space6,
    '@container': {
      [`${CONTAINER} (max-width: 1080px)`]: {
        gridTemplateColumns: 'minmax(0, 1fr)',
        gap: vars.space3,
      },
    },
  },
]);
export const groupText = style([
  reset.box,
  { display: 'flex', flexDirection: 'column', gap: vars.space1 },
]);
export const fields = style([
  reset.box,
  {
    display: 'grid',
    gridTemplateColumns: 'repeat(6, minmax(0, 1fr))',
    alignItems: 'start',
    gap: `${vars.space4} ${vars.space3}`,
  },
]);
/** A provider's name above its settings. */
export const part = style([
  reset.box,
  {
    gridColumn: '1 / -1',
    paddingTop: vars.space2,
    borderTop: `1px solid ${vars.hairline}`,
    fontWeight: vars.weightStrong,
    color: vars.text2,
    selectors: { '&:first-child': { borderTop: 0, paddingTop: 0 } },
  },
]);
export const nothing = style([reset.box, { gridColumn: '1 / -1', color: vars.muted }]);
/** A link aligned with the fields. */
export const more = style([reset.box, { gridColumn: '1 / -1' }]);

export const wide = style([reset.box, { '@container': { [inOneColumn]: { display: 'none' } } }]);
/** As high as the select in it, which comes a moment later: nothing below it moves. */
export const narrow = style([
  reset.box,
  {
    display: 'none',
    minHeight: 70,
    '@container': { [inOneColumn]: { display: 'block' } },
  },
]);
export const nav = style([
  reset.box,
  { display: 'flex', flexDirection: 'column', gap: 1, listStyle: 'none' },
]);
export const navLink = style([
  reset.pressable,
  {
    position: 'relative',
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'space-between',
    width: '100%',
    minHeight: 32,
    padding: '0 10px',
    borderRadius: vars.radiusSm,
    color: vars.text2,
    textAlign: 'start',
    selectors: {
      '&:where([data-hovered])': { background: vars.hover, color: vars.text },
      '&[aria-current]': { color: vars.text, fontWeight: vars.weightStrong },
      '&[aria-current]::before': {
        content: '',
        position: 'absolute',
        insetInlineStart: 0,
        insetBlock: 8,
        width: 2,
        borderRadius: 1,
        background: vars.accent,
      },
    },
  },
]);

export const changedNames = style([
  reset.box,
  { display: 'flex', alignItems: 'center', gap: vars.space2, minWidth: 0 },
]);

/** Whether the robot runs the config, and on a phone what the header has no room for. */
export const live = style([
  reset.box,
  { display: 'flex', alignItems: 'center', justifyContent: 'space-between', gap: vars.space2 },
]);
export const headerActions = style([
  reset.box,
  { display: 'flex', gap: vars.space2, ...whenNarrow({ display: 'none' }) },
]);
export const menu = style([
  reset.box,
  { display: 'none', flex: 'none', ...whenNarrow({ display: 'block' }) },
]);
