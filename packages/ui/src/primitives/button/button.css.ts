import { keyframes, style, styleVariants } from '@vanilla-extract/css';
import { reset, vars, whenNarrow } from '#theme';

const disabled = '&:where([data-disabled])';
const waiting = '&:where([data-waiting])';
const hovered = '&:where([data-hovered])';
const pressed = '&:where([data-pressed])';

/** As long as a skeleton takes to appear: what is known sooner is never seen to change. */
const fade = keyframes({ to: { opacity: 0.5 } });

const base = style([
  reset.pressable,
  {
    display: 'inline-flex',
    alignItems: 'center',
    justifyContent: 'center',
    gap: 6,
    flex: 'none',
    border: '1px solid transparent',
    borderRadius: vars.radiusSm,
    fontWeight: vars.weightMedium,
    whiteSpace: 'nowrap',
    maxWidth: '100%',
    selectors: {
      [disabled]: { color: vars.disabled, cursor: 'not-allowed' },
      [waiting]: { animation: `${fade} 1ms 200ms forwards` },
    },
  },
]);

const filled = style([
  base,
  {
    fontWeight: vars.weightStrong,
    selectors: {
      [disabled]: { background: vars.sunken, borderColor: vars.hairline, color: vars.disabled },
    },
  },
]);

export const variant = styleVariants({
  primary: [
    filled,
    {
      background: vars.accent,
      color: vars.onAccent,
      selectors: {
        [hovered]: { background: vars.accentHover },
        [pressed]: { background: vars.accentPressed },
        [disabled]: { background: vars.sunken, color: vars.disabled },
      },
    },
  ],
  secondary: [
    base,
    {
      background: vars.button,
      borderColor: vars.hairline,
      boxShadow: vars.shadow1,
      color: vars.text,
      selectors: {
        [hovered]: { background: vars.hover },
        [pressed]: { background: vars.pressed },
        [disabled]: { background: vars.sunken, color: vars.disabled, boxShadow: 'none' },
      },
    },
  ],
  quiet: [
    base,
    {
      color: vars.text2,
      selectors: {
        [hovered]: { background: vars.hover, color: vars.text },
        [pressed]: { background: vars.pressed },
        [disabled]: { background: 'none', color: vars.disabled },
      },
    },
  ],
  danger: [
    filled,
    {
      background: vars.danger,
      color: vars.onDanger,
      selectors: {
        [hovered]: { background: vars.dangerHover },
        [disabled]: { background: vars.sunken, color: vars.disabled },
      },
    },
  ],
  link: [
    base,
    {
      color: vars.accentText,
      selectors: { [hovered]: { textDecoration: 'underline', textUnderlineOffset: 3 } },
    },
  ],
});

/** What is pressed with a thumb has room for one. */
const forThumbs = whenNarrow({ minWidth: vars.controlTouch, minHeight: vars.controlTouch });

export const size = styleVariants({
  sm: {
    height: vars.controlSm,
    padding: '0 8px',
    gap: 4,
    fontSize: vars.textXs,
    lineHeight: vars.lineXs,
    ...forThumbs,
  },
  md: { height: vars.control, padding: '0 12px', ...forThumbs },
  lg: { height: vars.controlLg, padding: '0 16px', fontSize: vars.textMd, ...forThumbs },
});

/** Aligns a borderless button with the text above it. */
export const flush = style({ paddingInline: 0 });

/** A link of several words, which breaks its line like a text. */
export const wrapped = style({
  justifyContent: 'flex-start',
  minWidth: 0,
  height: 'auto',
  textAlign: 'start',
  whiteSpace: 'normal',
  overflowWrap: 'anywhere',
});

/** A button that takes the room it finds in a narrow container. */
export const touch = style(whenNarrow({ flex: '1 1 auto' }));

const squareForThumbs = whenNarrow({ width: vars.controlTouch, height: vars.controlTouch });

export const iconButton = styleVariants({
  sm: [variant.quiet, { width: vars.controlSm, height: vars.controlSm, ...squareForThumbs }],
  md: [variant.quiet, { width: vars.control, height: vars.control, ...squareForThumbs }],
});

const turn = keyframes({ to: { transform: 'rotate(360deg)' } });

export const spinner = style([
  reset.box,
  {
    width: 14,
    height: 14,
    flex: 'none',
    border: '2px solid currentColor',
    borderRightColor: 'transparent',
    borderRadius: vars.radiusFull,
    animation: `${turn} 800ms linear infinite`,
    '@media': { '(prefers-reduced-motion: reduce)': { animation: 'none' } },
  },
]);
