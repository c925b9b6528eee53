/** True for text that the database can store: without NUL and without unpaired surrogates. */
export const isStorableText = (text: string): boolean => !/[\0\p{Surrogate}]/u.test(text);

/** True if every text in a value can be stored, including keys. Iterative, since the nesting may be deep. */
export function isStorable(value: unknown): boolean {
  const left: unknown[] = [value];
  while (left.length > 0) {
    const next = left.pop();
    if (typeof next === 'string' && !isStorableText(next)) return false;
    if (typeof next !== 'object' || next === null) continue;
    for (const [key, part] of Object.entries(next)) {
      if (!isStorableText(key)) return false;
      left.push(part);
    }
  }
  return true;
}
