import { style } from '@vanilla-extract/css';
import { reset, vars, whenNarrow } from '#theme';

export const card = style([
  reset.box,
  {
    background: vars.raised,
    border: `1px solid ${vars.hairline}`,
    borderRadius: vars.radiusMd,
    color: vars.text,
  },
]);
export const head = style([
  reset.box,
  {
    display: 'flex',
    alignItems: 'center',
    gap: vars.space2,
    minHeight: 48,
    padding: `12px ${vars.cardPad}`,
    ...whenNarrow({ flexWrap: 'wrap' }),
  },
]);
export const title = style([
  reset.box,
  { minWidth: 0, fontWeight: vars.weightStrong, overflowWrap: 'anywhere' },
]);
/** A long title breaks before the actions are pushed out of the card. */
export const actions = style([
  reset.box,
  {
    display: 'flex',
    flexShrink: 0,
    maxWidth: '75%',
    alignItems: 'center',
    gap: vars.space2,
    marginInlineStart: 'auto',
    color: vars.muted,
    fontSize: vars.textXs,
    // Several do not fit beside a title on a phone; they are on rows of their own then.
    ...whenNarrow({
      flexShrink: 1,
      flexWrap: 'wrap',
      justifyContent: 'flex-end',
      maxWidth: '100%',
    }),
  },
]);
export const body = style([reset.box, { padding: vars.cardPad }]);
export const bodyUnderHead = style({ paddingTop: 0 });
export const foot = style([
  reset.box,
  {
    display: 'flex',
    alignItems: 'center',
    gap: vars.space2,
    padding: `10px ${vars.cardPad}`,
    borderTop: `1px solid ${vars.hairline}`,
    fontSize: vars.textXs,
    color: vars.muted,
  },
]);
