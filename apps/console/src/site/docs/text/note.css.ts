import { reset, vars } from '@chatdeck/ui/theme';
import { globalStyle, style, styleVariants } from '@vanilla-extract/css';

const base = style([
  reset.box,
  {
    display: 'grid',
    gridTemplateColumns: '18px minmax(0, 1fr)',
    gap: vars.space3,
    margin: '0 0 16px',
    padding: '12px 16px',
    borderRadius: vars.radiusMd,
  },
]);

export const note = styleVariants({
  info: [base, { background: vars.infoSoft, color: vars.infoText }],
  warning: [base, { background: vars.warningSoft, color: vars.warningText }],
});

export const content = style([reset.box]);

// The icon stands in the middle of the first line.
globalStyle(`${base} > svg`, { marginBlockStart: 3 });
globalStyle(`${content} > p`, { fontSize: vars.textSm, lineHeight: '24px', color: vars.text });
globalStyle(`${content} > :last-child`, { marginBottom: 0 });
