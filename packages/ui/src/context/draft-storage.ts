/** Where unsaved input is stored; `sessionStorage` and `localStorage` satisfy this type. */
export type DraftStorage = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

/** Stores drafts in memory only, for the lifetime of the page. */
export function createMemoryDrafts(): DraftStorage {
  const stored = new Map<string, string>();
  return {
    getItem: (key) => stored.get(key) ?? null,
    setItem: (key, value) => void stored.set(key, value),
    removeItem: (key) => void stored.delete(key),
  };
}

const byClient = new WeakMap<object, DraftStorage>();

/** The in-memory drafts of a client, that is of one account. */
export function draftsOf(client: object): DraftStorage {
  const drafts = byClient.get(client) ?? createMemoryDrafts();
  byClient.set(client, drafts);
  return drafts;
}

const SECRET = /password|passwd|secret|token|api_?key/i;

/** Values of fields with such a name are never stored, nor are values of pairs whose key is such a name. */
function withoutSecrets(name: string, value: unknown): unknown {
  if (SECRET.test(name)) return undefined;
  if (!isRecord(value) || typeof value.key !== 'string' || !SECRET.test(value.key)) return value;
  return { ...value, value: '' };
}

/** Stores a draft. If the storage is full or blocked, nothing is stored and nothing fails. */
export function saveDraft(storage: DraftStorage, key: string, value: unknown): void {
  try {
    storage.setItem(key, JSON.stringify(value, withoutSecrets));
  } catch {
    dropDraft(storage, key);
  }
}

/** The stored draft; undefined if there is none or it cannot be parsed. */
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
    // A blocked storage holds no draft to remove.
  }
}

export const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const kindOf = (value: unknown) => (Array.isArray(value) ? 'array' : typeof value);

/** Whether a stored value has every property of another value, each with the same type. */
export const fitsLike = <T extends object>(stored: unknown, like: T): stored is T =>
  isRecord(stored) &&
  Object.entries(like).every(([name, value]) => kindOf(stored[name]) === kindOf(value));

/** The stored properties that exist with the same type in a value. */
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
