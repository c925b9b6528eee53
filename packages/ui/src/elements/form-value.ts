/** What a form sends of a field: a text as it is, anything else as JSON; of a list, an entry for each. */
export function formValueOf(value: unknown, name: string): string | FormData | null {
  if (!Array.isArray(value)) return value === undefined ? null : entryOf(value);
  const entries = new FormData();
  if (name !== '') value.forEach((each) => entries.append(name, entryOf(each)));
  return entries;
}

const entryOf = (value: unknown): string =>
  typeof value === 'string' ? value : JSON.stringify(value);
