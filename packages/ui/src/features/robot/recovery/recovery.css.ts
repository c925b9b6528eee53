import { style } from '@vanilla-extract/css';
import { reset, vars } from '#theme';

export const raw = style([
  reset.box,
  {
    maxHeight: 320,
    overflow: 'auto',
    padding: '12px 14px',
    background: vars.sunken,
    border: `1px solid ${vars.hairline}`,
    borderRadius: 8,
    fontFamily: vars.fontMono,
    fontSize: vars.textXs,
    lineHeight: '20px',
    whiteSpace: 'pre-wrap',
    overflowWrap: 'anywhere',
  },
]);
