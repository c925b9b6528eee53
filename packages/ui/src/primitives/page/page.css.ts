import { style } from '@vanilla-extract/css';
import { reset, vars, whenNarrow } from '#theme';

export const page = style([
  reset.box,
  { display: 'flex', flexDirection: 'column', gap: vars.space5, width: '100%' },
]);
export const header = style([
  reset.box,
  {
    display: 'flex',
    alignItems: 'flex-start',
    gap: vars.space4,
    ...whenNarrow({ flexDirection: 'column', alignItems: 'stretch', gap: vars.space3 }),
  },
]);
export const titles = style([reset.box, { flex: 1 }]);
export const title = style([
  reset.box,
  {
    fontSize: vars.textLg,
    lineHeight: vars.lineLg,
    fontWeight: vars.weightStrong,
    // A title may contain a name, and names may be of any length.
    display: '-webkit-box',
    overflow: 'hidden',
    overflowWrap: 'anywhere',
    WebkitBoxOrient: 'vertical',
    WebkitLineClamp: 3,
  },
]);
export const partTitle = style([title, { fontSize: vars.textMd, lineHeight: vars.lineMd }]);
export const description = style([
  reset.box,
  { marginTop: 2, color: vars.muted, maxWidth: '64em' },
]);
export const actions = style([
  reset.box,
  {
    display: 'flex',
    gap: vars.space2,
    flex: 'none',
    ...whenNarrow({ flexWrap: 'wrap', width: '100%' }),
  },
]);
/** Nothing where a page has neither a title nor actions. */
export const onlyActions = style([
  actions,
  { justifyContent: 'flex-end', selectors: { '&:where(:empty)': { display: 'none' } } },
]);
