import { CONTAINER, reset, vars, whenNarrow } from '@chatdeck/ui/theme';
import { globalStyle, style } from '@vanilla-extract/css';

export const columns = style([
  reset.box,
  {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr) 208px',
    gap: 48,
    alignItems: 'start',
    '@container': {
      [`${CONTAINER} (max-width: 1180px)`]: { gridTemplateColumns: 'minmax(0, 1fr)' },
    },
  },
]);

export const article = style([
  reset.box,
  {
    width: '100%',
    maxWidth: 720,
    justifySelf: 'center',
    padding: '32px 0 64px',
    ...whenNarrow({ padding: '20px 0 40px' }),
  },
]);

export const crumb = style([
  reset.box,
  {
    display: 'flex',
    alignItems: 'center',
    gap: vars.space1,
    fontSize: vars.textXs,
    lineHeight: vars.lineXs,
    color: vars.muted,
  },
]);
export const crumbHere = style([reset.box, { fontWeight: vars.weightStrong, color: vars.text }]);

/** The body text: plain elements generated from Markdown. */
export const text = style([reset.box, { overflowWrap: 'break-word', textWrap: 'pretty' }]);

const inText = (elements: string, rules: Parameters<typeof globalStyle>[1]) =>
  globalStyle(
    elements
      .split(', ')
      .map((element) => `${text} ${element}`)
      .join(', '),
    rules,
  );

inText('h1', { margin: '8px 0', fontSize: vars.textXl, lineHeight: vars.lineXl, fontWeight: 700 });
inText('h2', { margin: '40px 0 12px', fontSize: vars.textLg, lineHeight: vars.lineLg });
inText('h3', { margin: '28px 0 8px', fontSize: vars.textMd, lineHeight: vars.lineMd });
// The sticky bar must not cover the heading that a link leads to.
inText('h2, h3', { fontWeight: vars.weightStrong, scrollMarginTop: 76 });
inText('p, ul, ol', {
  margin: '0 0 16px',
  fontSize: vars.textMd,
  lineHeight: '28px',
  color: vars.text2,
});
inText('h1 + p', { color: vars.muted });
inText('ul, ol', { paddingLeft: 24 });
inText('li', { margin: '4px 0' });
inText('strong', { fontWeight: vars.weightStrong, color: vars.text });
inText('a', { color: vars.accentText, textUnderlineOffset: 3 });
inText('a:focus-visible, pre:focus-visible', {
  outline: `2px solid ${vars.focus}`,
  outlineOffset: 2,
});
inText('code', {
  padding: '2px 6px',
  borderRadius: vars.radiusXs,
  background: vars.sunken,
  fontFamily: vars.fontMono,
  fontSize: '0.875em',
});
/** A keyword on the taller lines of a text. */
export const keyword = style([reset.box]);
globalStyle(`${keyword} > *`, { marginBlock: 4 });

inText('pre', {
  margin: '0 0 16px',
  padding: '12px 16px',
  overflowX: 'auto',
  border: `1px solid ${vars.hairline}`,
  borderRadius: vars.radiusMd,
  background: vars.sunken,
  lineHeight: '22px',
});
inText('pre, table, blockquote', { '@media': { print: { breakInside: 'avoid' } } });
inText('pre', { '@media': { print: { whiteSpace: 'pre-wrap' } } });
inText('h2, h3', { '@media': { print: { breakAfter: 'avoid' } } });
inText('pre code', { padding: 0, background: 'none', fontSize: vars.textXs });
inText('blockquote', {
  margin: '0 0 16px',
  padding: '12px 16px',
  borderLeft: `3px solid ${vars.accent}`,
  borderRadius: '0 8px 8px 0',
  background: vars.raised,
  boxShadow: `inset 0 0 0 1px ${vars.hairline}`,
});
inText('blockquote > :last-child', { marginBottom: 0 });
/** A wide table scrolls on its own; the page never scrolls sideways. */
export const wide = style([
  reset.box,
  reset.ring,
  {
    margin: '0 0 16px',
    overflowX: 'auto',
    border: `1px solid ${vars.hairline}`,
    borderRadius: vars.radiusMd,
    background: vars.raised,
  },
]);
inText('table', { width: '100%', borderSpacing: 0 });
inText('th, td', {
  padding: '10px 16px',
  textAlign: 'start',
  verticalAlign: 'top',
  lineHeight: vars.lineSm,
});
inText('th', {
  background: vars.sunken,
  color: vars.muted,
  fontSize: vars.textXs,
  fontWeight: vars.weightRegular,
  whiteSpace: 'nowrap',
});
inText('td', { borderTop: `1px solid ${vars.hairline}`, color: vars.text2 });
inText('td:first-child', {
  color: vars.text,
  whiteSpace: 'nowrap',
  ...whenNarrow({ minWidth: 120, whiteSpace: 'normal' }),
});
inText('td:nth-child(n + 2)', { minWidth: 120 });

// On a phone a wide table is a list of cards: the first cell is the title, the others say their column's name.
const inStack = (elements: string, rules: Readonly<Record<string, string | number>>) =>
  inText(elements, whenNarrow(rules));
inStack('[data-stacked], [data-stacked] tbody, [data-stacked] tr, [data-stacked] td', {
  display: 'block',
});
inStack('[data-stacked] thead', {
  position: 'absolute',
  width: 1,
  height: 1,
  overflow: 'hidden',
  clipPath: 'inset(50%)',
});
inStack('[data-stacked] tr', { padding: '12px 16px' });
inStack('[data-stacked] tr + tr', { borderTop: `1px solid ${vars.hairline}` });
inStack('[data-stacked] td', { padding: 0, borderTop: 'none' });
inStack('[data-stacked] td:first-child', { fontWeight: vars.weightStrong });
inStack('[data-stacked] td + td', { marginTop: 8 });
inStack('[data-stacked] td + td::before', {
  content: 'attr(data-label)',
  display: 'block',
  fontSize: vars.textXs,
  lineHeight: vars.lineXs,
  color: vars.muted,
});

/** A picture of the console between two paragraphs. */
export const picture = style([reset.box, { margin: '24px 0' }]);

export const turner = style([
  reset.box,
  {
    display: 'grid',
    gridTemplateColumns: '1fr 1fr',
    gap: vars.space3,
    marginTop: 48,
    '@media': { print: { display: 'none' } },
    ...whenNarrow({ gridTemplateColumns: 'minmax(0, 1fr)' }),
  },
]);

export const before = style([
  reset.pressable,
  {
    display: 'flex',
    flexDirection: 'column',
    padding: '12px 16px',
    border: `1px solid ${vars.hairline}`,
    borderRadius: vars.radiusMd,
    background: vars.raised,
    color: vars.text,
    fontWeight: vars.weightStrong,
    selectors: { '&:hover': { background: vars.hover } },
  },
]);

export const after = style([
  before,
  { gridColumn: 2, textAlign: 'right', ...whenNarrow({ gridColumn: 1 }) },
]);

export const word = style([
  reset.box,
  {
    fontSize: vars.textXs,
    lineHeight: vars.lineXs,
    fontWeight: vars.weightRegular,
    color: vars.muted,
  },
]);
