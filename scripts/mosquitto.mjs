import { existsSync } from 'node:fs';
import { canInstall, installPackages } from './debian.mjs';

const MOSQUITTO = '/usr/sbin/mosquitto';

/** Installs Mosquitto where that is possible; where it is not, the tests that need it are skipped. */
export function provideMosquitto() {
  if (!existsSync(MOSQUITTO) && canInstall()) installPackages(['mosquitto']);
}
