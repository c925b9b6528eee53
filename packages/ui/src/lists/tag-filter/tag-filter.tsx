import { useMessages } from '#messages';
import { Facets } from '#lists/facets/facets.tsx';
import { tagFilterMessages } from './tag-filter.messages';
import { EVERY_TAG, type TagChoice } from './use-tag-choice';

/** Filters a list by tag; renders nothing if there are no tags. */
export function TagFilter({ tags, tag, onTagChange }: TagChoice) {
  const t = useMessages(tagFilterMessages);
  if (tags.length === 0) return null;
  return (
    <Facets
      label={t.label}
      facets={[
        { value: EVERY_TAG, label: t.every },
        ...tags.map(({ tag: name, count }) => ({ value: name, label: t.tag({ name, count }) })),
      ]}
      value={tag ?? EVERY_TAG}
      onChange={onTagChange}
    />
  );
}
