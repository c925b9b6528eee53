import { existsSync } from 'node:fs';
import { chromium } from '@playwright/test';
import { canInstall, installPackages } from './debian.mjs';

const SYSTEM_PATHS = [
  // Chromium without windows, which Playwright takes too where nobody looks: its pages are drawn a sixth faster.
  '/usr/bin/chromium-headless-shell',
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
];
/** Chinese, emoji, and a Latin face as desktops have one: without it Latin letters are drawn in the wide DejaVu. */
const FONTS = [
  ['fonts-noto-cjk', '/usr/share/fonts/opentype/noto'],
  ['fonts-noto-color-emoji', '/usr/share/fonts/truetype/noto/NotoColorEmoji.ttf'],
  ['fonts-liberation', '/usr/share/fonts/truetype/liberation'],
];

/** Keeps a headless browser from phoning home, which causes noise in a closed network. */
export const BROWSER_ARGS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

const present = () =>
  [process.env.CHROMIUM_PATH, ...SYSTEM_PATHS, chromium.executablePath()].find(
    (path) => path && existsSync(path),
  );

/** The path of a Chromium; as root on Debian it is installed if missing, with the fonts. */
export function findBrowser() {
  const fonts = FONTS.filter(([, path]) => !existsSync(path)).map(([name]) => name);
  if (present() && (fonts.length === 0 || !canInstall())) return present();
  if (canInstall()) installPackages([...(present() ? [] : ['chromium-headless-shell']), ...fonts]);
  const found = present();
  if (found) return found;
  throw new Error(
    "No Chromium was found. Install one (`npx playwright install chromium`, or your system's " +
      'package `chromium` and a font with Chinese) or set CHROMIUM_PATH to its program file.',
  );
}
