import { pbkdf2Sync, randomBytes } from 'node:crypto';
import { brokerPassword } from '../broker/access';
import type { Database } from '../database/database';
import { openApiRepository } from '../resources/open-api/open-api.repository';

/** The default of Mosquitto; more rounds would protect nothing, since the passwords are random. */
const ROUNDS = 101;

/** The operator's command for the MQTT cluster that robots connect to. */
export const mqttCommands = (db: Database) => ({
  /** A Mosquitto password file with one line for the robot of each account that has keys. */
  async passwords(): Promise<string> {
    const accounts = await openApiRepository(db).secrets();
    return accounts
      .map(({ userId, apiSecret }) => `${userId}:${mosquittoHash(brokerPassword(apiSecret))}`)
      .join('\n');
  },
});

/** A password hash in the format of Mosquitto 2: PBKDF2 with SHA-512. */
function mosquittoHash(password: string): string {
  const salt = randomBytes(12);
  const hash = pbkdf2Sync(password, salt, ROUNDS, 64, 'sha512');
  return ['', '7', ROUNDS, salt.toString('base64'), hash.toString('base64')].join('$');
}
