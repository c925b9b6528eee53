import { style } from '@vanilla-extract/css';
import { reset, vars } from '#theme';

export const empty = style([
  reset.box,
  {
    display: 'flex',
    flexDirection: 'column',
    alignItems: 'center',
    gap: 4,
    padding: '40px 24px',
    textAlign: 'center',
    color: vars.muted,
  },
]);
export const art = style([
  reset.box,
  {
    display: 'grid',
    placeItems: 'center',
    width: 56,
    height: 56,
    marginBottom: vars.space3,
    borderRadius: vars.radiusLg,
    border: `1px solid ${vars.hairline}`,
    background: vars.sunken,
    color: vars.text2,
  },
]);
/** It may quote the search text, which can be long and without spaces. */
export const title = style([
  reset.box,
  {
    maxWidth: '100%',
    overflow: 'hidden',
    display: '-webkit-box',
    WebkitBoxOrient: 'vertical',
    WebkitLineClamp: 3,
    overflowWrap: 'anywhere',
    fontSize: vars.textMd,
    lineHeight: vars.lineMd,
    fontWeight: vars.weightStrong,
    color: vars.text,
  },
]);
/** Its lines are about as long as each other: the last one would often be a single character. */
export const text = style([reset.box, { maxWidth: '30em', textWrap: 'balance' }]);
export const actions = style([
  reset.box,
  {
    display: 'flex',
    flexWrap: 'wrap',
    justifyContent: 'center',
    gap: vars.space2,
    marginTop: vars.space3,
  },
]);
