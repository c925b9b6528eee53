import { join } from 'node:path';
import { inject } from 'vitest';
import { randomHex } from '../security/secrets';

/** The settings of an empty place for an embedded database. */
export const emptyPlace = () => ({
  dataDir: join(inject('scratch'), `place-${randomHex(4)}`),
  databaseUrl: undefined,
});

/** Where a backup can be written. */
export const backupPath = () => join(inject('scratch'), `backup-${randomHex(4)}.gz`);
