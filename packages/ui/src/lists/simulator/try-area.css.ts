import { style } from '@vanilla-extract/css';
import { CONTAINER, reset, vars } from '#theme';

export const frame = style([
  reset.box,
  {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    alignItems: 'start',
    gap: vars.space4,
    selectors: { '&[data-open]': { gridTemplateColumns: 'minmax(0, 1fr) 360px' } },
  },
]);
export const list = style([
  reset.box,
  { display: 'flex', flexDirection: 'column', gap: vars.space4, minWidth: 0 },
]);
/** As narrow as a phone, so it is laid out like one; it stays in sight beside a long list. */
export const panel = style([
  reset.box,
  {
    containerType: 'inline-size',
    containerName: CONTAINER,
    position: 'sticky',
    top: vars.space4,
    maxHeight: `calc(100vh - 2 * ${vars.space4})`,
    overflowY: 'auto',
    borderRadius: vars.radiusLg,
  },
]);
