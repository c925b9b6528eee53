import { style } from '@vanilla-extract/css';
import { CONTAINER, reset, vars } from '#theme';

/** Two columns from here on: what is done on the machine of the robot, and beside it what the phone scans. */
const WIDE = `${CONTAINER} (min-width: 760px)`;

export const steps = style([
  reset.box,
  {
    display: 'grid',
    borderTop: `1px solid ${vars.hairline}`,
    '@container': { [WIDE]: { gridTemplateColumns: 'minmax(0, 1.6fr) minmax(0, 1fr)' } },
  },
]);
export const step = style([
  reset.box,
  {
    display: 'flex',
    gap: vars.space3,
    padding: `${vars.space6} ${vars.cardPad}`,
    selectors: { '& + &': { borderTop: `1px solid ${vars.hairline}` } },
  },
]);
/** The step with the code, beside the others. */
export const besideStep = style({
  '@container': {
    [WIDE]: {
      gridColumn: 2,
      gridRow: '1 / span 2',
      borderInlineStart: `1px solid ${vars.hairline}`,
      selectors: {
        [`${step} + &`]: { borderTop: 0 },
        // Without the rights to the keys there is nothing beside it.
        '&:only-child': { gridColumn: '1 / -1', borderInlineStart: 0 },
      },
    },
  },
});
export const number = style([
  reset.box,
  {
    flex: 'none',
    display: 'grid',
    placeItems: 'center',
    width: 24,
    height: 24,
    borderRadius: vars.radiusFull,
    boxShadow: `inset 0 0 0 1px ${vars.lineControl}`,
    color: vars.muted,
    fontSize: vars.textXs,
    fontWeight: vars.weightStrong,
    selectors: {
      '&[data-state="next"]': {
        boxShadow: 'none',
        background: vars.accent,
        color: vars.onAccent,
      },
      '&[data-state="done"]': {
        boxShadow: 'none',
        background: vars.accentSoft,
        color: vars.onAccentSoft,
      },
    },
  },
]);
export const content = style([
  reset.box,
  { flex: 1, minWidth: 0, display: 'flex', flexDirection: 'column', gap: vars.space4 },
]);
export const stepHead = style([
  reset.box,
  { display: 'flex', flexDirection: 'column', gap: vars.space1, paddingTop: 2 },
]);
