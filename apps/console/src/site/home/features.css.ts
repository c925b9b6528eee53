import { style } from '@vanilla-extract/css';
import { CONTAINER, reset, vars } from '@chatdeck/ui/theme';

export const section = style([reset.box, { padding: '24px 0 40px', scrollMarginTop: 76 }]);

export const heading = style([
  reset.box,
  {
    marginBottom: vars.space6,
    fontSize: vars.textLg,
    lineHeight: vars.lineLg,
    fontWeight: vars.weightStrong,
  },
]);

export const grid = style([
  reset.box,
  {
    display: 'grid',
    gridTemplateColumns: 'repeat(4, minmax(0, 1fr))',
    gap: vars.space6,
    '@container': {
      [`${CONTAINER} (max-width: 1240px)`]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
      [`${CONTAINER} (max-width: 640px)`]: { gridTemplateColumns: 'minmax(0, 1fr)' },
    },
  },
]);

export const feature = style([
  reset.box,
  { paddingTop: vars.space5, borderTop: `1px solid ${vars.hairline}` },
]);
export const icon = style({ color: vars.accentText, marginBottom: 12 });
export const title = style([
  reset.box,
  { fontSize: vars.textMd, lineHeight: vars.lineMd, fontWeight: vars.weightStrong },
]);
export const text = style([reset.box, { marginTop: vars.space1, color: vars.muted }]);
