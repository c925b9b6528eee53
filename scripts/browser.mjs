import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { chromium } from '@playwright/test';

const SYSTEM_PATHS = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
];
const DEBIAN_PACKAGES = ['chromium', 'fonts-noto-cjk', 'fonts-noto-color-emoji'];

/** Keeps a headless browser from calling out, which a closed network would answer with noise. */
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

const canInstall = () => existsSync('/etc/debian_version') && process.getuid?.() === 0;

/** The path of a Chromium; on Debian as root it is installed, with fonts for Chinese, when there is none. */
export function findBrowser() {
  const missingFonts = canInstall() && !existsSync('/usr/share/fonts/opentype/noto');
  if (present() && !missingFonts) return present();
  if (canInstall()) {
    console.log(`Installing ${DEBIAN_PACKAGES.join(', ')} ...`);
    const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
    execFileSync('apt-get', ['update', '-qq'], { stdio: 'inherit', env });
    execFileSync(
      'apt-get',
      ['install', '-y', '-qq', '--no-install-recommends', ...DEBIAN_PACKAGES],
      { stdio: ['ignore', 'ignore', 'inherit'], env },
    );
  }
  const found = present();
  if (found) return found;
  throw new Error(
    'No Chromium was found. Install one (`npx playwright install chromium`, or your system’s ' +
      'package `chromium` and a font with Chinese) or set CHROMIUM_PATH to its program file.',
  );
}
