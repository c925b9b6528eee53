import { style } from '@vanilla-extract/css';
import { reset, vars, whenNarrow, whenTight } from '#theme';

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
    '@container': {
      ...whenNarrow({ flexDirection: 'column', alignItems: 'stretch', gap: vars.space3 })[
        '@container'
      ],
      // Beside several actions the description would be a column of a few words.
      ...whenTight({ flexWrap: 'wrap', rowGap: vars.space3 })['@container'],
    },
  },
]);
export const titles = style([reset.box, { flex: 1, ...whenTight({ flexBasis: '20em' }) }]);
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
