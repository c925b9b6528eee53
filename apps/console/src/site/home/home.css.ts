import { style } from '@vanilla-extract/css';
import { CONTAINER, reset, vars, whenNarrow } from '@chatdeck/ui/theme';

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
        gridTemplateColumns: 'minmax(0, 1fr)',
        gap: 40,
        padding: '40px 0 56px',
      },
      [`${CONTAINER} (max-width: 640px)`]: { gap: 32, padding: '24px 0 40px' },
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
