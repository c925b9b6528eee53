import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';

/** True where packages can be installed without asking: Debian, as root. */
export const canInstall = () => existsSync('/etc/debian_version') && process.getuid?.() === 0;

/** Installs packages of the system and says so. */
export function installPackages(packages) {
  console.log(`Installing ${packages.join(', ')} ...`);
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  execFileSync('apt-get', ['update', '-qq'], { stdio: 'inherit', env });
  execFileSync('apt-get', ['install', '-y', '-qq', '--no-install-recommends', ...packages], {
    stdio: ['ignore', 'ignore', 'inherit'],
    env,
  });
}
