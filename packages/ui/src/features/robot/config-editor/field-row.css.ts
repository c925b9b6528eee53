import { style, styleVariants } from '@vanilla-extract/css';
import { CONTAINER, reset, vars } from '#theme';

const small = { fontSize: vars.textXs, lineHeight: vars.lineXs } as const;

const cell = style([
  reset.box,
  {
    minWidth: 0,
    scrollMargin: 96,
    '@container': { [`${CONTAINER} (max-width: 640px)`]: { gridColumn: '1 / -1' } },
  },
]);
/** The group's name is above its fields from here on, which are fewer in a row. */
const STACKED = `${CONTAINER} (min-width: 641px) and (max-width: 1080px)`;
/**
 * The width of a field in the six-column grid of a group. In a third of a stacked group labels would take two lines, some
 * of them, and push their inputs out of line.
 */
export const width = styleVariants(
  { third: ['span 2', 'span 3'], half: ['span 3', 'span 3'], full: ['1 / -1', '1 / -1'] },
  ([gridColumn, stacked]) => [
    cell,
    { gridColumn, '@container': { [STACKED]: { gridColumn: stacked } } },
  ],
);

/** Consecutive one-line settings are separated only by a hairline. */
export const row = style([
  reset.box,
  {
    selectors: {
      '& + &': { borderTop: `1px solid ${vars.hairline}`, paddingTop: vars.space3 },
    },
  },
]);

export const choice = style([
  reset.box,
  {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: vars.space2,
    // Next to a label that fits beside them or not, they would be on the right here and on the left there.
    '@container': {
      [`${CONTAINER} (max-width: 1080px)`]: { flexDirection: 'column', alignItems: 'flex-start' },
    },
  },
]);
export const elsewhere = style([
  reset.box,
  {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'baseline',
    gap: `0 ${vars.space2}`,
  },
]);
export const help = style([reset.box, small, { display: 'block', color: vars.muted }]);
export const error = style([reset.box, small, { color: vars.dangerText }]);

export const edited = style([
  reset.box,
  small,
  { display: 'flex', alignItems: 'center', gap: 6, minHeight: 24, color: vars.muted },
]);
export const dot = style([
  reset.box,
  { flex: 'none', width: 6, height: 6, borderRadius: vars.radiusFull, background: vars.warning },
]);
export const was = style([
  reset.box,
  { minWidth: 0, overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' },
]);
