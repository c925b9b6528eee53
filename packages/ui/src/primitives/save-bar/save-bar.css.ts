import { style } from '@vanilla-extract/css';
import { reset, vars, whenNarrow } from '#theme';

export const bar = style([
  reset.box,
  {
    position: 'sticky',
    bottom: vars.space4,
    zIndex: 5,
    display: 'flex',
    alignItems: 'center',
    gap: vars.space2,
    paddingBlock: '8px',
    paddingInline: '16px 8px',
    background: vars.overlay,
    color: vars.text,
    borderRadius: vars.radiusMd,
    boxShadow: vars.shadow3,
    ...whenNarrow({ bottom: 0, flexWrap: 'wrap', padding: '10px 16px' }),
  },
]);
export const copy = style([reset.box, { flex: 1, ...whenNarrow({ flex: '1 0 100%' }) }]);
