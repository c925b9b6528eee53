import { style, styleVariants } from '@vanilla-extract/css';
import { reset, vars, whenNarrow } from '#theme';

export const card = style([
  reset.box,
  {
    width: '100%',
    maxWidth: 400,
    display: 'flex',
    flexDirection: 'column',
    gap: vars.space5,
    padding: vars.space8,
    background: vars.raised,
    borderRadius: vars.radiusLg,
    boxShadow: vars.shadow2,
    ...whenNarrow({ maxWidth: 'none', padding: vars.space5 }),
  },
]);
export const head = style([reset.box, { display: 'flex', flexDirection: 'column', gap: 2 }]);
export const form = style([
  reset.box,
  { display: 'flex', flexDirection: 'column', gap: vars.space4 },
]);
/** Secondary links under the fields. */
export const asides = style([
  reset.box,
  { display: 'flex', flexWrap: 'wrap', justifyContent: 'space-between', gap: vars.space2 },
]);
/** As wide as one column of fields reads well, padding included. */
export const narrowCard = style([reset.box, { maxWidth: 480 }]);
export const submit = style([
  reset.box,
  { display: 'flex', flexDirection: 'column', paddingTop: vars.space1 },
]);
export const other = style([
  reset.box,
  {
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'center',
    gap: vars.space1,
    color: vars.muted,
  },
]);

export const icon = styleVariants({
  success: { color: vars.success },
  danger: { color: vars.danger },
  busy: { color: vars.muted },
});
