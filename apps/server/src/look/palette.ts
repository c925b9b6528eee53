/**
 * The console's colours by role, for what has no stylesheet of its own: mails and the pages of the sandbox. They repeat
 * tokens of `packages/ui/src/theme/tokens.ts`, which the server may not import; `scripts/test/server-look.test.mjs`
 * compares the two.
 */
export const LIGHT = {
  bg: '#e9eef0',
  raised: '#ffffff',
  sunken: '#eff3f4',
  button: '#ffffff',
  hover: '#eef3f4',
  hairline: '#dae1e5',
  text: '#131d23',
  text2: '#3b4952',
  muted: '#56646d',
  accent: '#0b6858',
  accentHover: '#09584b',
  onAccent: '#ffffff',
  accentText: '#0a6153',
  accentSoft: '#dcefea',
  successText: '#236a2e',
  successSoft: '#e2f2e2',
  warningText: '#7c4f00',
  warningSoft: '#faf0d9',
  focus: '#0e8571',
} as const;

export type ColorRole = keyof typeof LIGHT;

export const DARK: Readonly<Record<ColorRole, string>> = {
  bg: '#0a0f11',
  raised: '#182024',
  sunken: '#121a1d',
  button: '#232d33',
  hover: '#1f292e',
  hairline: '#29343a',
  text: '#e7edef',
  text2: '#bcc7cc',
  muted: '#95a3aa',
  accent: '#3fb59c',
  accentHover: '#55c4ad',
  onAccent: '#03211b',
  accentText: '#5ecab3',
  accentSoft: '#123831',
  successText: '#7bcb88',
  successSoft: '#16301d',
  warningText: '#e6b95f',
  warningSoft: '#352815',
  focus: '#4cc7ae',
};

/** The console's typeface. */
export const FONT =
  '-apple-system, "Segoe UI", Roboto, Ubuntu, Cantarell, "Noto Sans", "Liberation Sans", "DejaVu Sans", "PingFang SC", "Hiragino Sans GB", "Microsoft YaHei", "Noto Sans CJK SC", "Noto Sans SC", sans-serif';

/** The colours as custom properties: `accentSoft` is `--accent-soft`. */
export const propertiesOf = (colors: Readonly<Record<ColorRole, string>>): string =>
  Object.entries(colors)
    .map(
      ([role, color]) =>
        `--${role.replace(/[A-Z]/g, (sign) => `-${sign.toLowerCase()}`)}: ${color};`,
    )
    .join(' ');
