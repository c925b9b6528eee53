import { style } from '@vanilla-extract/css';
import { reset, vars, whenNarrow } from '#theme';

/** One or two lines on a phone too: it is above every page. */
export const banner = style([
  reset.box,
  {
    display: 'flex',
    alignItems: 'center',
    gap: vars.space2,
    padding: '6px 8px 6px 12px',
    borderRadius: 8,
    background: vars.dangerSoft,
    color: vars.text2,
    ...whenNarrow({ paddingInlineEnd: vars.space1 }),
  },
]);
export const icon = style({ flex: 'none', color: vars.dangerText });
export const copy = style([
  reset.box,
  {
    flex: 1,
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'baseline',
    columnGap: vars.space3,
    minWidth: 0,
    overflowWrap: 'anywhere',
  },
]);
export const title = style([reset.box, { color: vars.text, fontWeight: vars.weightStrong }]);
export const since = style([
  reset.box,
  {
    display: 'flex',
    flexWrap: 'wrap',
    columnGap: vars.space2,
    fontSize: vars.textXs,
    lineHeight: vars.lineXs,
    fontVariantNumeric: 'tabular-nums',
  },
]);
export const brief = style([since, { flexBasis: '100%' }, whenNarrow({ display: 'none' })]);
/** In the dialog of a lost robot. */
export const waitingList = style([
  reset.box,
  { margin: `${vars.space1} 0 0`, paddingInlineStart: vars.space4, listStyle: 'disc' },
]);
