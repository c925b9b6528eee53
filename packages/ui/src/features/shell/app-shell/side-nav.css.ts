import { style } from '@vanilla-extract/css';
import { CONTAINER, reset, vars } from '#theme';

export const nav = style([reset.box, { display: 'flex', flexDirection: 'column', gap: 1 }]);

/** Space sets a group apart from the one above, so that lines without a title do not seem to belong to it. */
export const group = style([nav, { selectors: { '& + &': { marginTop: vars.space2 } } }]);

export const groupTitle = style([
  reset.box,
  {
    padding: '2px 8px 4px',
    fontSize: vars.textXs,
    lineHeight: vars.lineXs,
    color: vars.muted,
  },
]);

export const entry = style([
  reset.pressable,
  {
    display: 'flex',
    alignItems: 'center',
    gap: 10,
    width: '100%',
    height: 32,
    padding: '0 8px',
    borderRadius: vars.radiusSm,
    color: vars.text2,
    selectors: {
      '&:hover': { background: vars.pressed },
      '&[aria-current="page"]': {
        background: vars.raised,
        color: vars.text,
        fontWeight: vars.weightStrong,
        boxShadow: `0 0 0 1px ${vars.hairline}`,
      },
    },
    '@container': { [`${CONTAINER} (max-width: 991px)`]: { height: vars.controlTouch } },
  },
]);

export const icon = style({
  display: 'flex',
  flex: 'none',
  color: vars.muted,
  selectors: { '[aria-current="page"] > &': { color: vars.accent } },
});

/** The chevron of an expandable line; rotated while it is open. */
export const chevron = style([
  reset.box,
  {
    display: 'flex',
    flex: 'none',
    color: vars.muted,
    selectors: { '[aria-expanded="true"] > &': { transform: 'rotate(180deg)' } },
  },
]);

/** Pages under their line; a border below its icon shows that they belong to it. */
export const folded = style([
  reset.box,
  {
    display: 'flex',
    flexDirection: 'column',
    gap: 1,
    marginInlineStart: 18,
    paddingInlineStart: 6,
    borderInlineStart: `1px solid ${vars.hairline}`,
    selectors: { '&[hidden]': { display: 'none' } },
  },
]);

/** A badge at the end of its line; the label takes up the remaining width. */
export const badge = style([reset.box, { display: 'flex', flex: 'none', color: vars.warningText }]);

export const label = style([
  reset.box,
  { flex: 1, overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' },
]);
