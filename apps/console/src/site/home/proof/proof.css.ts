import { CONTAINER, reset, vars, whenNarrow } from '@chatdeck/ui/theme';
import { globalStyle, style } from '@vanilla-extract/css';

const STACKED = `${CONTAINER} (max-width: 900px)`;

export const section = style([
  reset.box,
  { padding: '40px 0', ...whenNarrow({ padding: '24px 0' }) },
]);

export const heading = style([
  reset.box,
  {
    fontSize: vars.textXl,
    lineHeight: vars.lineXl,
    fontWeight: vars.weightStrong,
    textWrap: 'balance',
    ...whenNarrow({ fontSize: vars.textLg, lineHeight: vars.lineLg }),
  },
]);

export const text = style([
  reset.box,
  {
    maxWidth: '40em',
    marginTop: vars.space2,
    fontSize: vars.textMd,
    lineHeight: '28px',
    color: vars.text2,
  },
]);

export const below = style([reset.box, { marginTop: vars.space6 }]);

/** Text beside what shows it; every other row the other way round. */
export const row = style([
  reset.box,
  {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 2fr) minmax(0, 3fr)',
    gap: 48,
    alignItems: 'center',
    selectors: {
      '&[data-turned]': { gridTemplateColumns: 'minmax(0, 3fr) minmax(0, 2fr)' },
    },
    '@container': {
      [STACKED]: {
        gap: 24,
        gridTemplateColumns: 'minmax(0, 1fr)',
        selectors: { '&[data-turned]': { gridTemplateColumns: 'minmax(0, 1fr)' } },
      },
    },
  },
]);

/** Read before the picture, also where it stands to its right. */
export const said = style([reset.box, {}]);
globalStyle(`${row}[data-turned] > ${said}`, {
  order: 1,
  '@container': { [STACKED]: { order: 0 } },
});

export const code = style([
  reset.box,
  { minWidth: 0, fontSize: vars.textSm, lineHeight: vars.lineSm },
]);
globalStyle(`${code} pre`, {
  margin: 0,
  overflowX: 'auto',
  padding: '14px 16px',
  border: `1px solid ${vars.hairline}`,
  borderRadius: vars.radiusMd,
  background: vars.sunken,
  color: vars.text,
  fontFamily: vars.fontMono,
});

export const action = style([reset.box, { marginTop: vars.space4 }]);

export const panel = style([reset.box, { minHeight: 420, padding: vars.space4 }]);

export const questions = style([reset.box, { marginTop: vars.space4 }]);
export const question = style([reset.box, { borderTop: `1px solid ${vars.hairline}` }]);
globalStyle(`${question} > p`, { marginBottom: 14 });
globalStyle(`${question} > summary`, {
  padding: '14px 0',
  fontSize: vars.textMd,
  lineHeight: vars.lineMd,
  fontWeight: vars.weightStrong,
  cursor: 'pointer',
});
export const link = style([
  reset.pressable,
  { color: vars.accentText, textDecoration: 'underline' },
]);

export const links = style([
  reset.box,
  {
    display: 'flex',
    flexWrap: 'wrap',
    justifyContent: 'center',
    gap: '4px 20px',
    marginBottom: vars.space2,
  },
]);

/** Centred like the links beside it; nothing is left of it while it is empty. */
export const footText = style([
  reset.box,
  {
    display: 'inline-flex',
    alignItems: 'center',
    color: vars.text2,
    overflowWrap: 'anywhere',
    selectors: { '&:empty': { display: 'none' } },
  },
]);

/** As high as a thumb needs on a phone. */
export const footLink = style([
  link,
  {
    display: 'inline-flex',
    alignItems: 'center',
    justifyContent: 'center',
    ...whenNarrow({ minWidth: 44, minHeight: 44 }),
  },
]);
