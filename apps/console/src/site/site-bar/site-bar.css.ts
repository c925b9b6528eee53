import { style } from '@vanilla-extract/css';
import { reset, vars, whenNarrow } from '@chatdeck/ui/theme';

export const bar = style([
  reset.box,
  {
    position: 'sticky',
    top: 0,
    zIndex: 3,
    borderBottom: '1px solid transparent',
    transition: `background-color ${vars.fast} ${vars.ease}`,
    selectors: {
      '&[data-stuck]': { background: vars.surface, borderBottomColor: vars.hairline },
    },
    '@media': {
      '(prefers-reduced-motion: reduce)': { transition: 'none' },
      print: { display: 'none' },
    },
  },
]);

export const inside = style([
  reset.box,
  {
    display: 'flex',
    alignItems: 'center',
    gap: vars.space4,
    maxWidth: 1296,
    height: 60,
    margin: '0 auto',
    padding: '0 24px',
    ...whenNarrow({
      padding: '0 16px 0 4px',
      gap: vars.space2,
      '@media': { '(max-width: 340px)': { paddingInlineEnd: 4 } },
    }),
  },
]);

/** Room for the mark alone: the name begins where it is cut. */
const mark = { width: vars.controlTouch, paddingInlineStart: 4, overflow: 'hidden' } as const;

export const brand = style([
  reset.pressable,
  {
    display: 'flex',
    alignItems: 'center',
    gap: vars.space1,
    borderRadius: vars.radiusSm,
    ...whenNarrow({ minHeight: vars.controlTouch }),
    '@media': { '(max-width: 340px)': mark },
  },
]);

/** Beside the menu of the documentation a phone has room for the mark alone. */
export const markOnly = style(whenNarrow(mark));

export const name = style([reset.box, { color: vars.muted, ...whenNarrow({ display: 'none' }) }]);

export const tools = style([
  reset.box,
  {
    display: 'flex',
    alignItems: 'center',
    gap: vars.space1,
    marginInlineStart: 'auto',
    ...whenNarrow({ gap: vars.space2 }),
  },
]);

/** A phone has no room for it beside the menu of the documentation. */
export const wideOnly = style([
  reset.box,
  { whiteSpace: 'pre', ...whenNarrow({ display: 'none' }) },
]);
