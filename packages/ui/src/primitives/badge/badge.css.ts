import { style, styleVariants } from '@vanilla-extract/css';
import { reset, vars } from '#theme';

const badge = style([
  reset.box,
  {
    display: 'inline-flex',
    alignItems: 'center',
    gap: 4,
    flex: 'none',
    height: 20,
    padding: '0 7px',
    borderRadius: vars.radiusXs,
    fontSize: vars.textXs,
    fontWeight: vars.weightMedium,
    whiteSpace: 'nowrap',
  },
]);
export const tone = styleVariants({
  neutral: [badge, { background: vars.pressed, color: vars.text2 }],
  success: [badge, { background: vars.successSoft, color: vars.successText }],
  warning: [badge, { background: vars.warningSoft, color: vars.warningText }],
  danger: [badge, { background: vars.dangerSoft, color: vars.dangerText }],
  info: [badge, { background: vars.infoSoft, color: vars.infoText }],
  accent: [badge, { background: vars.accentSoft, color: vars.onAccentSoft }],
});
export const tag = style([
  reset.box,
  {
    display: 'inline-block',
    maxWidth: '100%',
    height: 22,
    padding: '0 8px',
    borderRadius: vars.radiusXs,
    background: vars.pressed,
    color: vars.text2,
    fontSize: vars.textXs,
    lineHeight: '22px',
    overflow: 'hidden',
    textOverflow: 'ellipsis',
    whiteSpace: 'nowrap',
    verticalAlign: 'middle',
  },
]);
