import { style } from '@vanilla-extract/css';
import { reset, whenNarrow } from '#theme';

export const toggle = style([
  reset.choice,
  {
    display: 'inline-flex',
    alignItems: 'center',
    flex: 'none',
    minHeight: 28,
    cursor: 'pointer',
    selectors: { '&:where([data-disabled])': { cursor: 'not-allowed' } },
    ...whenNarrow({ justifyContent: 'center', minWidth: 44, minHeight: 44, padding: '0 4px' }),
  },
]);
export const input = reset.visuallyHidden;
