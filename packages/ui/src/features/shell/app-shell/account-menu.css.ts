import { style } from '@vanilla-extract/css';
import { CONTAINER, reset, vars } from '#theme';

/** At the end of the sidebar, also when the pages do not fill it. */
export const place = style([
  reset.box,
  { flex: 'none', paddingTop: vars.space3, borderTop: `1px solid ${vars.hairline}` },
]);

export const trigger = style([
  reset.pressable,
  {
    display: 'flex',
    alignItems: 'center',
    gap: 10,
    width: '100%',
    minHeight: 40,
    padding: '4px 8px',
    borderRadius: vars.radiusSm,
    color: vars.text2,
    textAlign: 'start',
    selectors: { '&:hover, &[aria-expanded="true"]': { background: vars.pressed } },
    '@container': { [`${CONTAINER} (max-width: 991px)`]: { minHeight: 48 } },
  },
]);

export const name = style([
  reset.box,
  { flex: 1, minWidth: 0, overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' },
]);

export const chevron = style({ display: 'flex', flex: 'none', color: vars.muted });
