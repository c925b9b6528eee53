import { reset, vars } from '@chatdeck/ui/theme';
import { globalStyle, style } from '@vanilla-extract/css';

export const frame = style([
  reset.box,
  {
    display: 'grid',
    justifyItems: 'start',
    gap: vars.space3,
    margin: '0 0 24px',
    padding: vars.space5,
    border: `1px solid ${vars.hairline}`,
    borderRadius: vars.radiusLg,
    background: vars.raised,
  },
]);

export const title = style([reset.box]);
export const text = style([reset.box]);
// The page's own paragraphs are larger and have space below them.
globalStyle(`${frame} > ${title}${title}`, {
  margin: 0,
  fontSize: vars.textMd,
  lineHeight: vars.lineMd,
  fontWeight: vars.weightStrong,
  color: vars.text,
});
globalStyle(`${frame} > ${text}${text}`, {
  margin: 0,
  fontSize: vars.textSm,
  lineHeight: vars.lineSm,
  color: vars.muted,
});
