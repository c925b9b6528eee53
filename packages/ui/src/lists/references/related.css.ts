import { style } from '@vanilla-extract/css';
import { reset, vars } from '#theme';

export const list = style([reset.box, { display: 'grid', margin: 0, padding: 0 }]);

export const item = style([
  reset.box,
  {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'baseline',
    justifyContent: 'space-between',
    gap: `${vars.space1} ${vars.space4}`,
    padding: `${vars.space3} 0`,
    borderBottom: `1px solid ${vars.hairline}`,
    overflowWrap: 'anywhere',
    selectors: { '&:last-child': { borderBottom: 0 } },
  },
]);
