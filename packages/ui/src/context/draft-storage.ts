/** Where what was typed is kept until it is saved; `sessionStorage` and `localStorage` are of this shape. */
export type DraftStorage = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

/** Keeps what was typed for as long as the page lives, and nowhere else. */
export function createMemoryDrafts(): DraftStorage {
  const stored = new Map<string, string>();
  return {
    getItem: (key) => stored.get(key) ?? null,
    setItem: (key, value) => void stored.set(key, value),
    removeItem: (key) => void stored.delete(key),
  };
}

const byClient = new WeakMap<object, DraftStorage>();

/** The drafts in memory that belong to a client, that is to one account. */
export function draftsOf(client: object): DraftStorage {
  const drafts = byClient.get(client) ?? createMemoryDrafts();
  byClient.set(client, drafts);
  return drafts;
}

const SECRET = /password|passwd|secret|token|api_?key/i;

/** What is typed into a field of such a name is never kept, nor the value of a pair whose key is one. */
function withoutSecrets(name: string, value: unknown): unknown {
  if (SECRET.test(name)) return undefined;
  if (!isRecord(value) || typeof value.key !== 'string' || !SECRET.test(value.key)) return value;
  return { ...value, value: '' };
}

/** Keeps a draft. A storage that is full or forbidden keeps nothing, and typing goes on. */
export function saveDraft(storage: DraftStorage, key: string, value: unknown): void {
  try {
    storage.setItem(key, JSON.stringify(value, withoutSecrets));
  } catch {
    dropDraft(storage, key);
  }
}

/** What was kept; undefined when there is nothing that can be read. */
export function readDraft(storage: DraftStorage, key: string): unknown {
  try {
    return JSON.parse(storage.getItem(key) ?? 'null') ?? undefined;
  } catch {
    return undefined;
  }
}

export function dropDraft(storage: DraftStorage, key: string): void {
  try {
    storage.removeItem(key);
  } catch {
    // A forbidden storage holds nothing to drop.
  }
}

export const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const kindOf = (value: unknown) => (Array.isArray(value) ? 'array' : typeof value);

/** Whether something kept has all the parts of another value, each of the same kind. */
export const fitsLike = <T extends object>(stored: unknown, like: T): stored is T =>
  isRecord(stored) &&
  Object.entries(like).every(([name, value]) => kindOf(stored[name]) === kindOf(value));

/** The kept parts that have a namesake of the same kind in a value. */
export const fittingParts = (
  stored: unknown,
  like: object,
): readonly (readonly [string, unknown])[] =>
  isRecord(stored)
    ? Object.entries(like).flatMap(([name, value]) =>
        name in stored && kindOf(stored[name]) === kindOf(value)
          ? [[name, stored[name]] as const]
          : [],
      )
    : [];
