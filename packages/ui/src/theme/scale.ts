import { SIDEBAR_WIDTH_PX } from '@chatdeck/sdk/constants';

// A Chinese face draws Latin letters too, so the Latin faces of every system stand before the first Chinese one.
// `system-ui` is not among them: on a Chinese Linux or Windows it is the Chinese face.
const LATIN =
  '-apple-system, "Segoe UI", Roboto, Ubuntu, Cantarell, "Noto Sans", "Liberation Sans", "DejaVu Sans"';
const LATIN_MONO =
  'ui-monospace, "SF Mono", "Cascadia Mono", Menlo, Consolas, "Ubuntu Mono", "Noto Sans Mono", "Liberation Mono", "DejaVu Sans Mono"';
const CHINESE =
  '"PingFang SC", "Hiragino Sans GB", "Microsoft YaHei", "Noto Sans CJK SC", "Noto Sans SC"';

const stack = (faces: string) => `${LATIN}, ${faces}, ${CHINESE}, sans-serif`;

/** The typefaces of languages whose characters a face for Simplified Chinese would draw its own way. */
export const FONTS_BY_LANGUAGE = {
  'zh-Hant': stack('"PingFang TC", "Microsoft JhengHei", "Noto Sans CJK TC", "Noto Sans TC"'),
  ja: stack('"Hiragino Sans", "Yu Gothic UI", Meiryo, "Noto Sans CJK JP", "Noto Sans JP"'),
  ko: stack('"Apple SD Gothic Neo", "Malgun Gothic", "Noto Sans CJK KR", "Noto Sans KR"'),
} as const;

/** Type, radii and motion, the same in both schemes. */
export const scale = {
  font: `${LATIN}, ${CHINESE}, sans-serif`,
  fontMono: `${LATIN_MONO}, "Noto Sans Mono CJK SC", ${CHINESE}, monospace`,
  textXs: '12px',
  textSm: '14px',
  textMd: '16px',
  textLg: '20px',
  textXl: '28px',
  lineXs: '18px',
  lineSm: '22px',
  lineMd: '24px',
  lineLg: '28px',
  lineXl: '38px',
  weightRegular: '400',
  weightMedium: '500',
  weightStrong: '600',
  space1: '4px',
  space2: '8px',
  space3: '12px',
  space4: '16px',
  space5: '20px',
  space6: '24px',
  space8: '32px',
  space10: '40px',
  radiusXs: '4px',
  radiusSm: '6px',
  radiusMd: '10px',
  radiusLg: '14px',
  radiusFull: '999px',
  fast: '120ms',
  slow: '180ms',
  ease: 'cubic-bezier(0.2, 0.7, 0.2, 1)',
  sidebar: `${SIDEBAR_WIDTH_PX}px`,
  content: '1200px',
  // Above what host portals pin to the edges of the page.
  overlayLayer: '1300',
} as const;

/** Sizes of controls and rows, which depend on the density. */
export const regularDensity = {
  controlSm: '28px',
  control: '32px',
  controlLg: '40px',
  /** Height of a control for touch, that is in a narrow container. */
  controlTouch: '44px',
  row: '44px',
  cellY: '10px',
  cardPad: '16px',
} as const;

/** Compact density implies a pointer, so its controls stay small in a narrow container. */
export const compactDensity: Readonly<Record<keyof typeof regularDensity, string>> = {
  controlSm: '24px',
  control: '28px',
  controlLg: '36px',
  controlTouch: '28px',
  row: '36px',
  cellY: '6px',
  cardPad: '12px',
};
