import { style } from '@vanilla-extract/css';
import { reset, vars } from '#theme';

export const chat = style([
  reset.box,
  { display: 'flex', flexDirection: 'column', gap: vars.space4 },
]);
export const turns = style([
  reset.box,
  {
    display: 'flex',
    flexDirection: 'column',
    gap: vars.space4,
    selectors: { '&:empty': { display: 'none' } },
  },
]);
export const turn = style([
  reset.box,
  { display: 'flex', flexDirection: 'column', alignItems: 'flex-start', gap: vars.space2 },
]);
export const question = style([
  reset.box,
  {
    alignSelf: 'flex-end',
    maxWidth: '85%',
    padding: '6px 10px',
    borderRadius: vars.radiusSm,
    background: vars.accentSoft,
    color: vars.text,
    overflowWrap: 'anywhere',
  },
]);
