import { style, styleVariants } from '@vanilla-extract/css';
import { CONTAINER, reset, vars, whenNarrow } from '#theme';

export const strip = style([
  reset.box,
  {
    display: 'grid',
    gridTemplateColumns: 'repeat(4, minmax(0, 1fr))',
    gap: 1,
    overflow: 'hidden',
    borderRadius: vars.radiusMd,
    background: vars.hairline,
    '@container': {
      [`${CONTAINER} (max-width: 1180px)`]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
    },
  },
]);

export const cell = style([
  reset.box,
  {
    position: 'relative',
    display: 'flex',
    flexDirection: 'column',
    gap: 2,
    padding: '12px 16px',
    background: vars.raised,
    selectors: {
      '&[data-tone]::before': {
        content: '""',
        position: 'absolute',
        insetInline: 16,
        top: 0,
        height: 2,
      },
      '&[data-tone="warning"]::before': { background: vars.warning },
      '&[data-tone="danger"]::before': { background: vars.danger },
    },
  },
]);

export const value = style([
  reset.box,
  {
    display: 'flex',
    alignItems: 'center',
    gap: vars.space2,
    fontSize: vars.textMd,
    lineHeight: vars.lineMd,
    fontWeight: vars.weightStrong,
    fontVariantNumeric: 'tabular-nums',
  },
]);

const dotBase = style([
  reset.box,
  { flex: 'none', width: 8, height: 8, borderRadius: vars.radiusFull },
]);
export const dot = styleVariants({
  good: [dotBase, { background: vars.success, boxShadow: `0 0 0 3px ${vars.successSoft}` }],
  lost: [dotBase, { background: vars.danger, boxShadow: `0 0 0 3px ${vars.dangerSoft}` }],
  off: [dotBase, { background: vars.lineControl }],
});

export const step = style([
  reset.box,
  {
    display: 'flex',
    alignItems: 'flex-start',
    gap: vars.space3,
    width: '100%',
    padding: '10px 16px',
    borderTop: `1px solid ${vars.hairline}`,
    ...whenNarrow({ padding: '12px 16px' }),
  },
]);
export const stepLink = style([
  reset.pressable,
  step,
  { textAlign: 'start', selectors: { '&[data-hovered]': { background: vars.hover } } },
]);

export const tick = style([
  reset.box,
  {
    flex: 'none',
    display: 'grid',
    placeItems: 'center',
    width: 20,
    height: 20,
    marginTop: 1,
    borderRadius: vars.radiusFull,
    boxShadow: `inset 0 0 0 1.5px ${vars.lineControl}`,
    selectors: {
      '&[data-done]': {
        background: vars.accentSoft,
        color: vars.onAccentSoft,
        boxShadow: 'none',
      },
    },
  },
]);

export const arrow = style({ flex: 'none', alignSelf: 'center', color: vars.muted });

export const detail = style([
  reset.box,
  { display: 'flex', alignItems: 'center', minHeight: 28, overflowWrap: 'anywhere' },
]);

export const columns = style([
  reset.box,
  {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr) 336px',
    gap: vars.space5,
    alignItems: 'start',
    '@container': {
      [`${CONTAINER} (max-width: 980px)`]: { gridTemplateColumns: 'minmax(0, 1fr)' },
    },
  },
]);
export const column = style([
  reset.box,
  {
    display: 'flex',
    flexDirection: 'column',
    gap: vars.space5,
    // In a single column its children are ordered among those of the other column.
    '@container': { [`${CONTAINER} (max-width: 980px)`]: { display: 'contents' } },
  },
]);
/** Above the chart in a single column: somebody on a phone opens the page for what needs attention, or to scan the code. */
export const early = style([
  reset.box,
  {
    selectors: { '&:empty': { display: 'none' } },
    '@container': { [`${CONTAINER} (max-width: 980px)`]: { order: -1 } },
  },
]);

export const quiet = style([
  reset.box,
  { padding: '16px', borderTop: `1px solid ${vars.hairline}`, color: vars.muted },
]);
export const when = style([
  reset.box,
  { flex: 'none', display: 'flex', flexDirection: 'column', width: 60 },
]);

/** Which parts failed, below why. */
export const failedParts = style({ display: 'block', marginTop: vars.space1 });

export const counts = style([
  reset.box,
  { display: 'grid', gridTemplateColumns: 'repeat(3, minmax(0, 1fr))', gap: vars.space3 },
]);
export const countPair = style([reset.box, { display: 'flex', flexDirection: 'column' }]);
