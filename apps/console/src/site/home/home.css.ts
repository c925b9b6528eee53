import { CONTAINER, reset, vars, whenNarrow } from '@chatdeck/ui/theme';
import { style } from '@vanilla-extract/css';

export const page = style([
  reset.box,
  {
    display: 'flex',
    flexDirection: 'column',
    minHeight: '100vh',
    background: vars.bg,
    color: vars.text,
  },
]);

export const main = style([
  reset.box,
  {
    flex: 1,
    width: '100%',
    maxWidth: 1248,
    margin: '0 auto',
    padding: '0 24px 48px',
    ...whenNarrow({ padding: '0 16px 32px' }),
  },
]);

export const top = style([
  reset.box,
  {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr) 620px',
    gap: 48,
    alignItems: 'center',
    padding: '56px 0 72px',
    '@container': {
      [`${CONTAINER} (max-width: 1240px)`]: {
        gridTemplateColumns: 'minmax(0, 1fr) 360px',
        padding: '40px 0 56px',
      },
      [`${CONTAINER} (max-width: 820px)`]: {
        gridTemplateColumns: 'minmax(0, 1fr)',
        gap: 32,
        padding: '24px 0 40px',
      },
    },
  },
]);

export const footer = style([
  reset.box,
  {
    padding: '16px',
    textAlign: 'center',
    fontSize: vars.textXs,
    lineHeight: vars.lineXs,
    color: vars.muted,
    borderTop: `1px solid ${vars.hairline}`,
  },
]);

export const headline = style([
  reset.box,
  {
    fontSize: 44,
    lineHeight: '60px',
    fontWeight: 700,
    textWrap: 'balance',
    '@container': {
      [`${CONTAINER} (max-width: 1240px)`]: { fontSize: 40, lineHeight: '54px' },
      [`${CONTAINER} (max-width: 640px)`]: { fontSize: 28, lineHeight: '40px' },
    },
  },
]);

export const line = style([reset.box, { display: 'block' }]);

export const lead = style([
  reset.box,
  {
    maxWidth: '28em',
    margin: '16px 0 28px',
    fontSize: vars.textMd,
    lineHeight: '28px',
    color: vars.text2,
    textWrap: 'pretty',
    ...whenNarrow({ margin: '12px 0 20px' }),
  },
]);

export const ways = style([reset.box, { display: 'flex', flexWrap: 'wrap', gap: vars.space3 }]);

export const points = style([
  reset.box,
  { display: 'flex', flexWrap: 'wrap', gap: '8px 20px', marginTop: vars.space6 },
]);

export const point = style([
  reset.box,
  { display: 'flex', alignItems: 'center', gap: 6, color: vars.muted },
]);

export const mark = style({ flex: 'none', color: vars.accentText });

export const nav = style([
  reset.box,
  {
    display: 'flex',
    gap: 28,
    marginInlineStart: vars.space6,
    '@container': { [`${CONTAINER} (max-width: 760px)`]: { display: 'none' } },
  },
]);

export const link = style([
  reset.pressable,
  {
    borderRadius: vars.radiusXs,
    color: vars.text2,
    selectors: {
      '&:hover': { color: vars.text },
      '&[aria-current]': { color: vars.text, fontWeight: vars.weightStrong },
    },
  },
]);
