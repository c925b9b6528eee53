import { style } from '@vanilla-extract/css';
import { reset, vars } from '#theme';

const corner = {
  content: '""',
  position: 'absolute',
  width: 5,
  height: 5,
  borderStyle: 'solid',
  borderColor: vars.accent,
} as const;

export const keyword = style([
  reset.box,
  {
    position: 'relative',
    display: 'inline-block',
    maxWidth: '100%',
    margin: '2px 1px',
    padding: '0 7px',
    borderRadius: 2,
    background: vars.accentSoft,
    color: vars.onAccentSoft,
    fontWeight: vars.weightMedium,
    lineHeight: '20px',
    overflow: 'hidden',
    textOverflow: 'ellipsis',
    whiteSpace: 'nowrap',
    // Keeps its text on the common baseline of a 24 px line, truncated or not.
    verticalAlign: 'top',
    '::before': {
      ...corner,
      insetInlineStart: 0,
      top: 0,
      borderWidth: '1.5px 0 0 1.5px',
      borderTopLeftRadius: 2,
    },
    '::after': {
      ...corner,
      insetInlineEnd: 0,
      bottom: 0,
      borderWidth: '0 1.5px 1.5px 0',
      borderBottomRightRadius: 2,
    },
  },
]);
/** The keyword of a paused rule. */
export const off = style({
  background: vars.sunken,
  color: vars.muted,
  '::before': { borderColor: vars.lineControl },
  '::after': { borderColor: vars.lineControl },
});
