import { style } from '@vanilla-extract/css';
import { CONTAINER, reset, vars } from '@chatdeck/ui/theme';

export const tree = style([
  reset.box,
  {
    '@media': { print: { display: 'none' } },
    position: 'sticky',
    top: 60,
    padding: '36px 0',
    maxHeight: 'calc(100vh - 60px)',
    overflowY: 'auto',
    '@container': { [`${CONTAINER} (max-width: 1180px)`]: { display: 'none' } },
  },
]);

export const title = style([
  reset.box,
  { paddingBottom: vars.space2, fontSize: vars.textXs, lineHeight: vars.lineXs, color: vars.muted },
]);

export const outer = style([
  reset.pressable,
  {
    display: 'block',
    padding: '5px 0 5px 12px',
    borderLeft: `1px solid ${vars.hairline}`,
    color: vars.muted,
    selectors: {
      '&:hover': { color: vars.text },
      '&[aria-current]': {
        padding: '5px 0 5px 11px',
        borderLeft: `2px solid ${vars.accent}`,
        color: vars.text,
        fontWeight: vars.weightStrong,
      },
    },
  },
]);

/** A nested heading. */
export const inner = style([outer, { selectors: { '&, &[aria-current]': { paddingLeft: 24 } } }]);
