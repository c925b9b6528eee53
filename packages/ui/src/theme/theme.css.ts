import { createGlobalTheme, globalStyle } from '@vanilla-extract/css';
import { compactDensity, FONTS_BY_LANGUAGE, regularDensity, scale } from './scale';
import { darkColors, lightColors } from './tokens';
import { colorVars, densityVars, scaleVars, vars } from './vars.css';

// Declared with zero specificity, so that whatever a host sets on `.cd-root` wins in both schemes.
createGlobalTheme(':where(.cd-root)', colorVars, lightColors);
createGlobalTheme(':where(.cd-root)', scaleVars, scale);
createGlobalTheme(':where(.cd-root)', densityVars, regularDensity);
createGlobalTheme(':where(.cd-root[data-cd-scheme="dark"])', colorVars, darkColors);
createGlobalTheme(':where(.cd-root[data-cd-density="compact"])', densityVars, compactDensity);

/** `:lang(zh-TW)` is for `zh-TW` and what is more special, not for `zh-Hant`. */
const TAGS = { 'zh-Hant': ['zh-Hant', 'zh-TW', 'zh-HK', 'zh-MO'], ja: ['ja'], ko: ['ko'] } as const;

for (const language of ['zh-Hant', 'ja', 'ko'] as const) {
  const tags = TAGS[language].map((tag) => `:lang(${tag})`).join(', ');
  globalStyle(`:where(.cd-root:is(${tags}))`, {
    vars: { [vars.font]: FONTS_BY_LANGUAGE[language] },
  });
}

/** The language that the element says, by which Chinese is drawn; the types of CSS do not know it. */
const LANGUAGE = { WebkitLocale: 'revert-layer' };

globalStyle('.cd-root', {
  // What would be inherited from a host: a font of size 0, the direction of its page, a shadow of its text.
  all: 'initial',
  ...LANGUAGE,
  // What a host decides about all its content.
  visibility: 'inherit',
  pointerEvents: 'inherit',
  direction: 'ltr',
  display: 'block',
  boxSizing: 'border-box',
  colorScheme: 'light',
  color: vars.text,
  fontFamily: vars.font,
  fontSize: vars.textSm,
  lineHeight: vars.lineSm,
  fontWeight: vars.weightRegular,
  fontStyle: 'normal',
  letterSpacing: 'normal',
  textAlign: 'start',
  textTransform: 'none',
  whiteSpace: 'normal',
  lineBreak: 'strict',
  WebkitFontSmoothing: 'antialiased',
});
globalStyle('.cd-root:where([data-cd-scheme="dark"])', { colorScheme: 'dark' });
globalStyle('.cd-root:where([dir="rtl"])', { direction: 'rtl' });
globalStyle('.cd-root', {
  '@media': {
    '(prefers-reduced-motion: reduce)': { vars: { [vars.fast]: '0ms', [vars.slow]: '0ms' } },
  },
});

// Safari on a phone or tablet zooms into a field with smaller text, and does not zoom out again.
globalStyle('.cd-root :is(input, textarea, select, [contenteditable])', {
  '@media': { '(pointer: coarse)': { fontSize: 16 } },
});

// react-aria would add this rule in its own <style> element, which a strict CSP blocks.
globalStyle('.cd-root :where([data-react-aria-pressable])', {
  touchAction: 'pan-x pan-y pinch-zoom',
});
