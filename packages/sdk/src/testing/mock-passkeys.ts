import type { Passkey } from '../resources/passkey/passkey.schema';

/** A passkey of a mock account, with the id by which the browser knows it. */
export interface MockPasskey extends Passkey {
  readonly credentialId: string;
}

/** The passkeys of a mock account. */
export interface MockPasskeys {
  list: MockPasskey[];
  /** Where they work; null where the server has no origin for them. */
  site: string | null;
  /** The challenges that were given out and not used yet. */
  challenges: string[];
  /** How many challenges were made. */
  made: number;
}

/** An account without passkeys, on the page that is open. */
export const noPasskeys = (): MockPasskeys => ({
  list: [],
  site: 'location' in globalThis ? globalThis.location.origin : 'http://localhost',
  challenges: [],
  made: 0,
});
