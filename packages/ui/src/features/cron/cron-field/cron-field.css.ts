import { style } from '@vanilla-extract/css';
import { reset, vars } from '#theme';

export const row = style([
  reset.box,
  {
    display: 'flex',
    alignItems: 'center',
    gap: vars.space2,
    paddingBlock: '6px',
    paddingInline: '12px 6px',
    border: `1px solid ${vars.lineControl}`,
    borderRadius: vars.radiusSm,
    background: vars.raised,
    selectors: { '&:where([data-invalid])': { borderColor: vars.danger } },
  },
]);
export const text = style([reset.box, { flex: 1, overflowWrap: 'anywhere' }]);
export const expression = style([
  reset.box,
  {
    display: 'block',
    fontFamily: vars.fontMono,
    fontSize: vars.textXs,
    lineHeight: vars.lineXs,
    color: vars.muted,
  },
]);
