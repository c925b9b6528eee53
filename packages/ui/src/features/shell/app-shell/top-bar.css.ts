import { style } from '@vanilla-extract/css';
import { CONTAINER, reset, vars, whenNarrow } from '#theme';

export const bar = style([
  reset.box,
  {
    flex: 'none',
    display: 'flex',
    alignItems: 'center',
    gap: vars.space2,
    height: 52,
    padding: '0 16px',
    borderBottom: `1px solid ${vars.hairline}`,
    '@container': { [`${CONTAINER} (max-width: 991px)`]: { padding: '0 8px' } },
  },
]);

export const crumbs = style([
  reset.box,
  {
    flex: 1,
    display: 'flex',
    alignItems: 'center',
    gap: 6,
    overflow: 'hidden',
    whiteSpace: 'nowrap',
    color: vars.muted,
  },
]);

export const crumb = style([
  reset.box,
  { display: 'flex', alignItems: 'center', gap: 6, overflow: 'hidden' },
]);
/** The way to the page; a narrow bar has room for the page's name alone. */
export const earlierCrumb = style([crumb, { flex: 'none', ...whenNarrow({ display: 'none' }) }]);
export const crumbMark = style([
  reset.box,
  { display: 'flex', flex: 'none', ...whenNarrow({ display: 'none' }) },
]);
export const crumbLink = style([
  reset.pressable,
  { borderRadius: vars.radiusXs, ...whenNarrow({ padding: '11px 9px', marginInlineEnd: -9 }) },
]);
export const crumbHere = style([
  reset.box,
  {
    color: vars.text,
    fontWeight: vars.weightMedium,
    overflow: 'hidden',
    textOverflow: 'ellipsis',
  },
]);

export const end = style([
  reset.box,
  {
    flex: 'none',
    display: 'flex',
    alignItems: 'center',
    gap: vars.space1,
    ...whenNarrow({ gap: vars.space2 }),
  },
]);

export const greeting = style([
  reset.box,
  {
    padding: '0 8px',
    maxWidth: 200,
    overflow: 'hidden',
    textOverflow: 'ellipsis',
    whiteSpace: 'nowrap',
    color: vars.text2,
    ...whenNarrow({ display: 'none' }),
  },
]);

export const brief = style([
  reset.box,
  {
    display: 'none',
    selectors: { '[data-sidebar="closed"] &': { display: 'flex' } },
    '@container': { [`${CONTAINER} (max-width: 991px)`]: { display: 'flex' } },
  },
]);

/** Tools that a narrow bar has no room for are in the sidebar. */
export const wideOnly = style([
  reset.box,
  { display: 'flex', gap: vars.space1, ...whenNarrow({ display: 'none' }) },
]);
