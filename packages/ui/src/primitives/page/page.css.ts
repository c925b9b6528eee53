import { style } from '@vanilla-extract/css';
import { reset, vars, whenNarrow } from '../../theme';

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
    ...whenNarrow({ flexDirection: 'column', gap: vars.space3 }),
  },
]);
export const titles = style([reset.box, { flex: 1 }]);
export const title = style([
  reset.box,
  { fontSize: vars.textLg, lineHeight: vars.lineLg, fontWeight: vars.weightStrong },
]);
export const description = style([
  reset.box,
  { marginTop: 2, color: vars.muted, maxWidth: '64em' },
]);
export const actions = style([
  reset.box,
  { display: 'flex', gap: vars.space2, flex: 'none', ...whenNarrow({ width: '100%' }) },
]);
