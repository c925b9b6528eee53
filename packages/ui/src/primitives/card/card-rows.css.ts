import { style } from '@vanilla-extract/css';
import { reset, vars } from '#theme';

/** Rows that fill a card without padding, each with a line above. */
export const rows = style([reset.box, { display: 'flex', flexDirection: 'column' }]);
export const row = style([
  reset.box,
  {
    display: 'flex',
    alignItems: 'center',
    gap: vars.space4,
    padding: '10px 16px',
    borderTop: `1px solid ${vars.hairline}`,
  },
]);
/** What a row is about, in lines. */
export const rowText = style([
  reset.box,
  { flex: 1, minWidth: 0, display: 'flex', flexDirection: 'column' },
]);
