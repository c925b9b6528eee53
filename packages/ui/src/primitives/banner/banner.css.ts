import { style, styleVariants } from '@vanilla-extract/css';
import { reset, vars } from '#theme';

const banner = style([
  reset.box,
  {
    display: 'flex',
    gap: 10,
    alignItems: 'flex-start',
    padding: '10px 12px',
    borderRadius: 8,
    color: vars.text2,
  },
]);
export const tone = styleVariants({
  info: [banner, { background: vars.infoSoft }],
  success: [banner, { background: vars.successSoft }],
  warning: [banner, { background: vars.warningSoft }],
  danger: [banner, { background: vars.dangerSoft }],
});
export const icon = styleVariants({
  info: { color: vars.infoText, marginTop: 1 },
  success: { color: vars.successText, marginTop: 1 },
  warning: { color: vars.warningText, marginTop: 1 },
  danger: { color: vars.dangerText, marginTop: 1 },
});
/** The actions are beside the text, or below it where the text would get too narrow. */
export const body = style([
  reset.box,
  {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'flex-start',
    gap: '6px 10px',
    flex: 1,
    minWidth: 0,
  },
]);
export const copy = style([reset.box, { flex: '1 1 200px', overflowWrap: 'anywhere' }]);
export const title = style([
  reset.box,
  { display: 'block', color: vars.text, fontWeight: vars.weightStrong },
]);
