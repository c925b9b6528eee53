import { PRESSED } from './pressed';
import type { regularDensity, scale } from './scale';

/** Colours of the light scheme, named by role. */
export const lightColors = {
  /** Behind everything: the host's page, unless it is told to be a colour such as `var(--cd-surface)`. */
  ground: 'transparent',
  bg: '#e9eef0',
  surface: '#f6f8f9',
  raised: '#ffffff',
  overlay: '#ffffff',
  sunken: '#eff3f4',
  hover: '#eef3f4',
  pressed: PRESSED.light,
  button: '#ffffff',
  track: '#e3eaec',
  thumb: '#ffffff',
  scrim: 'rgb(14 26 32 / 0.44)',
  hairline: '#dae1e5',
  lineControl: '#7f8d96',
  text: '#131d23',
  text2: '#3b4952',
  muted: '#56646d',
  disabled: '#93a0a8',
  accent: '#0b6858',
  accentHover: '#09584b',
  accentPressed: '#07473d',
  onAccent: '#ffffff',
  accentText: '#0a6153',
  accentSoft: '#dcefea',
  onAccentSoft: '#084a3f',
  accentLine: '#8ec4b7',
  success: '#2b7d37',
  successText: '#236a2e',
  successSoft: '#e2f2e2',
  warning: '#b67a0c',
  warningText: '#7c4f00',
  warningSoft: '#faf0d9',
  danger: '#bb2d3b',
  dangerHover: '#a32431',
  onDanger: '#ffffff',
  dangerText: '#a82231',
  dangerSoft: '#fbe9ea',
  info: '#2d66b1',
  infoText: '#24589c',
  infoSoft: '#e5eef9',
  focus: '#0e8571',
  chatBg: '#edeeee',
  chatIn: '#ffffff',
  chatOut: '#a4e57f',
  chatText: '#14191a',
  chatMuted: '#676d6e',
  chatLine: '#e4e6e7',
  switchThumb: '#ffffff',
  switchThumbOn: '#ffffff',
  shadow1: '0 1px 1px rgb(16 32 40 / 0.05)',
  shadow2:
    '0 0 0 1px rgb(16 32 40 / 0.06), 0 2px 4px rgb(16 32 40 / 0.06), 0 8px 20px -4px rgb(16 32 40 / 0.14)',
  shadow3:
    '0 0 0 1px rgb(16 32 40 / 0.06), 0 8px 16px -4px rgb(16 32 40 / 0.12), 0 28px 56px -12px rgb(16 32 40 / 0.30)',
} as const;

type Colors = Readonly<Record<keyof typeof lightColors, string>>;

/** Colours of the dark scheme: raised surfaces are lighter, and only floating ones cast shadows. */
export const darkColors: Colors = {
  ground: 'transparent',
  bg: '#0a0f11',
  surface: '#10171a',
  raised: '#182024',
  overlay: '#20292e',
  sunken: '#121a1d',
  hover: '#1f292e',
  pressed: PRESSED.dark,
  button: '#232d33',
  track: '#0f1619',
  thumb: '#2b363c',
  scrim: 'rgb(2 5 6 / 0.64)',
  hairline: '#29343a',
  lineControl: '#66757f',
  text: '#e7edef',
  text2: '#bcc7cc',
  muted: '#95a3aa',
  disabled: '#5f6d75',
  accent: '#3fb59c',
  accentHover: '#55c4ad',
  accentPressed: '#6ad1bc',
  onAccent: '#03211b',
  accentText: '#5ecab3',
  accentSoft: '#123831',
  onAccentSoft: '#9ee3d3',
  accentLine: '#2a6d60',
  success: '#58b368',
  successText: '#7bcb88',
  successSoft: '#16301d',
  warning: '#d9a13b',
  warningText: '#e6b95f',
  warningSoft: '#352815',
  danger: '#e0626d',
  dangerHover: '#e87882',
  onDanger: '#2b0508',
  dangerText: '#f08d95',
  dangerSoft: '#3a1b20',
  info: '#5b93dc',
  infoText: '#8db6ec',
  infoSoft: '#172a42',
  focus: '#4cc7ae',
  chatBg: '#0d1214',
  chatIn: '#262f34',
  chatOut: '#2f7a4a',
  chatText: '#eef3f1',
  chatMuted: '#a3afb3',
  chatLine: '#333e44',
  switchThumb: '#e7edef',
  switchThumbOn: '#03211b',
  shadow1: 'none',
  shadow2: '0 0 0 1px #354249, 0 8px 24px rgb(0 0 0 / 0.50)',
  shadow3: '0 0 0 1px #354249, 0 24px 64px rgb(0 0 0 / 0.66)',
};

/** A token that a host may override: `accent`, `radiusSm`, `font` and so on. */
export type TokenName = keyof typeof lightColors | keyof typeof scale | keyof typeof regularDensity;

/** Values of tokens by name, such as `{ raised: '#1c1c1c', radiusSm: '2px' }`. */
export type TokenValues = Readonly<Partial<Record<TokenName, string>>>;

/** Values for both schemes, and under `light` and `dark` those that differ in one. */
export type Tokens = TokenValues & {
  readonly light?: TokenValues | undefined;
  readonly dark?: TokenValues | undefined;
};
