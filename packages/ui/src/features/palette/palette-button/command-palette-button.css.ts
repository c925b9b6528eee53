import { style } from '@vanilla-extract/css';
import { CONTAINER, reset, vars } from '#theme';

const inTightBar = `${CONTAINER} (max-width: 1180px)`;

/** A button that looks like a search field; only its icon in a tight bar. */
export const button = style([
  reset.pressable,
  {
    position: 'relative',
    display: 'flex',
    alignItems: 'center',
    gap: vars.space2,
    width: 232,
    height: 32,
    paddingBlock: '0',
    paddingInline: '10px 6px',
    borderRadius: vars.radiusSm,
    background: vars.sunken,
    boxShadow: `inset 0 0 0 1px ${vars.hairline}`,
    color: vars.muted,
    selectors: { '&:where([data-hovered])': { color: vars.text } },
    '@container': {
      [inTightBar]: {
        width: vars.controlTouch,
        height: vars.controlTouch,
        padding: 0,
        justifyContent: 'center',
        background: 'none',
        boxShadow: 'none',
        color: vars.text2,
      },
    },
  },
]);
export const copy = style([
  reset.box,
  {
    flex: 1,
    textAlign: 'start',
    whiteSpace: 'nowrap',
    '@container': {
      // Visually hidden, but still the accessible name of the button.
      [inTightBar]: { position: 'absolute', width: 1, overflow: 'hidden', clipPath: 'inset(50%)' },
    },
  },
]);
export const key = style([reset.box, { '@container': { [inTightBar]: { display: 'none' } } }]);
