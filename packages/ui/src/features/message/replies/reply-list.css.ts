import { style } from '@vanilla-extract/css';
import { reset, vars, whenNarrow } from '#theme';

const small = { fontSize: vars.textXs, lineHeight: vars.lineXs } as const;

export const field = style([
  reset.box,
  { display: 'flex', flexDirection: 'column', gap: 6, width: '100%' },
]);
export const label = style([reset.box, { fontWeight: vars.weightStrong }]);
export const rows = style([
  reset.box,
  {
    border: `1px solid ${vars.hairline}`,
    borderRadius: vars.radiusSm,
    listStyle: 'none',
    selectors: {
      '&[data-invalid]': {
        borderColor: vars.danger,
        boxShadow: `inset 0 0 0 1px ${vars.danger}`,
      },
    },
  },
]);
export const row = style([
  reset.box,
  {
    display: 'flex',
    alignItems: 'center',
    gap: vars.space1,
    minHeight: 40,
    paddingBlock: '4px',
    paddingInline: '12px 6px',
    borderBottom: `1px solid ${vars.hairline}`,
    ...whenNarrow({ gap: vars.space2 }),
  },
]);
export const add = style([
  reset.box,
  { display: 'flex', flexWrap: 'wrap', gap: `0 ${vars.space4}`, padding: '4px 12px' },
]);
export const number = style([
  reset.box,
  { color: vars.muted, fontVariantNumeric: 'tabular-nums', minWidth: 16 },
]);
export const name = style([
  reset.box,
  { flex: 1, minWidth: 0, overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' },
]);
export const type = style([reset.box, small, { color: vars.muted, whiteSpace: 'nowrap' }]);
export const help = style([reset.box, small, { color: vars.muted }]);
