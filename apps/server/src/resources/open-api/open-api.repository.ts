import { and, eq, exists, isNull, lt, sql } from 'drizzle-orm';
import { onlyRow, type Database } from '../../database/database';
import { inBatches } from '../../database/in-batches';
import { readEachTime } from '../../database/remembered-reads';
import { isStorableText } from '../../database/storable';
import { apiCredentials, usedSignatures, users } from '../../database/schema';
import { randomHex } from '../../security/secrets';

const KEY_BYTES = 16;
const SECRET_BYTES = 32;

/** A new random key and secret. */
export const newKeyPair = () => ({
  apiKey: randomHex(KEY_BYTES),
  apiSecret: randomHex(SECRET_BYTES),
});

interface UsedSignature {
  readonly signature: string;
  readonly expiresAt: Date;
}

interface KeyPair {
  readonly apiKey: string;
  readonly apiSecret: string;
}

const pair = { apiKey: apiCredentials.apiKey, apiSecret: apiCredentials.apiSecret };

/** API keys, and the signatures made with them. The keys of an account that is to be deleted or blocked open nothing. */
export function openApiRepository(db: Database, remember = readEachTime) {
  const isOpen = exists(
    db
      .select({ id: users.id })
      .from(users)
      .where(
        and(eq(users.id, apiCredentials.userId), isNull(users.deletionAt), isNull(users.blockedAt)),
      ),
  );

  const openByKey = remember([apiCredentials, users], async (apiKey) => {
    const [found] = await db
      .select({ userId: apiCredentials.userId, ...pair })
      .from(apiCredentials)
      .where(and(eq(apiCredentials.apiKey, apiKey), isOpen));
    return found;
  });

  /** Under load each call of a robot would otherwise cost a statement for its signature alone. */
  const use = inBatches(async (used: readonly UsedSignature[]) => {
    // In one order everywhere, so that servers that record the same ones do not wait for each other.
    const inOrder = [...used].sort((one, other) => (one.signature < other.signature ? -1 : 1));
    const rows = await db
      .insert(usedSignatures)
      .values(inOrder)
      .onConflictDoNothing()
      .returning({ signature: usedSignatures.signature });
    const added = new Set(rows.map(({ signature }) => signature));
    // Of two equal ones in here, the first has it.
    return ({ signature }) => added.delete(signature);
  });

  return {
    /** The account's key pair; stores the offered one if there is none yet. */
    async getOrAdd(userId: string, offered: KeyPair): Promise<KeyPair> {
      const rows = await db
        .insert(apiCredentials)
        .values({ userId, ...offered })
        .onConflictDoUpdate({
          target: apiCredentials.userId,
          set: { userId: sql`excluded.user_id` },
        })
        .returning(pair);
      return onlyRow(rows);
    },

    async replace(userId: string, next: KeyPair): Promise<KeyPair> {
      const rows = await db
        .insert(apiCredentials)
        .values({ userId, ...next })
        .onConflictDoUpdate({ target: apiCredentials.userId, set: next })
        .returning(pair);
      return onlyRow(rows);
    },

    byKey: async (apiKey: string) => (isStorableText(apiKey) ? openByKey(apiKey) : undefined),

    secretOf: async (userId: string): Promise<string | undefined> => {
      // It may come from a token that was not verified yet.
      if (!isStorableText(userId)) return undefined;
      const [found] = await db
        .select({ apiSecret: apiCredentials.apiSecret })
        .from(apiCredentials)
        .where(and(eq(apiCredentials.userId, userId), isOpen));
      return found?.apiSecret;
    },

    /** The secret of every account that has keys. */
    secrets: () =>
      db
        .select({ userId: apiCredentials.userId, apiSecret: apiCredentials.apiSecret })
        .from(apiCredentials)
        .where(isOpen)
        .orderBy(apiCredentials.userId),

    /** Records a signature; false when it was used before. */
    useSignature: (signature: string, expiresAt: Date): Promise<boolean> =>
      use({ signature, expiresAt }),

    async dropExpiredSignatures(now: Date): Promise<void> {
      await db.delete(usedSignatures).where(lt(usedSignatures.expiresAt, now));
    },
  };
}

export type OpenApiRepository = ReturnType<typeof openApiRepository>;
