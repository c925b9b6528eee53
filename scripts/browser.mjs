import { existsSync } from 'node:fs';
import { chromium } from '@playwright/test';
import { canInstall, installPackages } from './debian.mjs';

const SYSTEM_PATHS = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
];
const DEBIAN_PACKAGES = ['chromium', 'fonts-noto-cjk', 'fonts-noto-color-emoji'];

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

/** The path of a Chromium; as root on Debian it is installed if missing, with Chinese fonts. */
export function findBrowser() {
  const missingFonts = canInstall() && !existsSync('/usr/share/fonts/opentype/noto');
  if (present() && !missingFonts) return present();
  if (canInstall()) {
    installPackages(DEBIAN_PACKAGES);
  }
  const found = present();
  if (found) return found;
  throw new Error(
    "No Chromium was found. Install one (`npx playwright install chromium`, or your system's " +
      'package `chromium` and a font with Chinese) or set CHROMIUM_PATH to its program file.',
  );
}
