import type { OptionItem } from '../option-list/option-item';

/** Appends tags and refuses duplicates: objects with the same name, or equal strings (spec section 4). */
export function addTags<Item extends OptionItem>(tags: readonly Item[], more: readonly Item[]) {
  const known = new Set(tags.map(({ label }) => label));
  const added: Item[] = [];
  const refused: Item[] = [];
  for (const tag of more) {
    (known.has(tag.label) ? refused : added).push(tag);
    known.add(tag.label);
  }
  return { tags: added.length > 0 ? [...tags, ...added] : tags, added, refused };
}

/** The tags for typed or pasted names: suggestions of that name, else new ones. */
export function tagsOf<Item extends OptionItem>(
  names: readonly string[],
  suggestions: readonly Item[],
  create: ((label: string) => Item) | undefined,
) {
  const found: Item[] = [];
  const missing: string[] = [];
  for (const name of names) {
    const tag = suggestions.find(({ label }) => label === name) ?? create?.(name);
    if (tag) found.push(tag);
    else missing.push(name);
  }
  return { found, missing };
}
