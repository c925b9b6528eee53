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
/** What to do without the password, between the field and the button. */
export const forgotten = style([
  reset.box,
  { display: 'flex', justifyContent: 'flex-end', marginTop: `calc(-1 * ${vars.space2})` },
]);
export const alternatives = style([
  reset.box,
  { display: 'flex', flexDirection: 'column', gap: vars.space3 },
]);
/** A word between two lines. */
export const or = style([
  reset.box,
  {
    display: 'flex',
    alignItems: 'center',
    gap: vars.space3,
    color: vars.muted,
    fontSize: vars.textXs,
    lineHeight: vars.lineXs,
    selectors: {
      '&::before, &::after': {
        content: '',
        flex: 1,
        borderTop: `1px solid ${vars.hairline}`,
      },
    },
  },
]);
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
