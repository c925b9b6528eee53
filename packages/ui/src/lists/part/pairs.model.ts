interface StoredPair {
  readonly key: string;
  readonly value: string | number;
}

/** Stored pairs as a form holds them: each value as text. */
export const toPairForm = (pairs: readonly StoredPair[] | undefined) =>
  (pairs ?? []).map(({ key, value }) => ({ key, value: String(value) }));
