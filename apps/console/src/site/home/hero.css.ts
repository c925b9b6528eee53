import { style } from '@vanilla-extract/css';
import { reset, vars, whenNarrow } from '@chatdeck/ui/theme';

export const headline = style([
  reset.box,
  {
    fontSize: 44,
    lineHeight: '60px',
    fontWeight: 700,
    ...whenNarrow({ fontSize: 28, lineHeight: '40px' }),
  },
]);
export const line = style([reset.box, { display: 'block' }]);

export const lead = style([
  reset.box,
  {
    maxWidth: '28em',
    margin: '16px 0 28px',
    fontSize: vars.textMd,
    lineHeight: '28px',
    color: vars.text2,
    ...whenNarrow({ margin: '12px 0 20px' }),
  },
]);

export const ways = style([reset.box, { display: 'flex', flexWrap: 'wrap', gap: vars.space3 }]);

export const points = style([
  reset.box,
  { display: 'flex', flexWrap: 'wrap', gap: '8px 20px', marginTop: vars.space6 },
]);
export const point = style([
  reset.box,
  { display: 'flex', alignItems: 'center', gap: 6, color: vars.muted },
]);
export const mark = style({ flex: 'none', color: vars.accentText });
