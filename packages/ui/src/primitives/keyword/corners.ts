import { vars } from '#theme';

const corner = {
  content: '""',
  position: 'absolute',
  width: 5,
  height: 5,
  borderStyle: 'solid',
  borderColor: vars.accent,
} as const;

/** The corner brackets of a keyword, and its colours, wherever it is shown. */
export const keywordLook = {
  position: 'relative',
  borderRadius: 2,
  background: vars.accentSoft,
  color: vars.onAccentSoft,
  fontWeight: vars.weightMedium,
  '::before': {
    ...corner,
    insetInlineStart: 0,
    top: 0,
    borderBlockWidth: '1.5px 0',
    borderInlineWidth: '1.5px 0',
    borderStartStartRadius: 2,
  },
  '::after': {
    ...corner,
    insetInlineEnd: 0,
    bottom: 0,
    borderBlockWidth: '0 1.5px',
    borderInlineWidth: '0 1.5px',
    borderEndEndRadius: 2,
  },
} as const;
