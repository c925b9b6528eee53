import { textIn, type Choice } from '@chatdeck/sdk/constants';
import { useChatdeck } from '#context/chatdeck-context.ts';
import type { FilterProps } from '#lists/list-props.ts';
import { useListFilter } from '#lists/use-list-filter.ts';
import type { PagedSearch } from '#lists/use-paged-search.ts';
import { SearchField } from '#primitives/search-field/search-field.tsx';
import { Select } from '#primitives/select/select.tsx';
import * as css from './operator.css';

/** The kind of rows that is shown, all at first; another one begins at its first page, as another word does. */
export function useKind<Kind extends string>(
  search: PagedSearch,
  kinds: readonly Choice<Kind>[],
  host: FilterProps<Kind | 'all'>,
) {
  const [chosen, choose] = useListFilter<Kind | 'all'>(host, 'all', search);
  // An address may have one that is none.
  const kind: Kind | 'all' = kinds.find(({ value }) => value === chosen)?.value ?? 'all';
  return {
    kind,
    choose,
    isFiltered: kind !== 'all' || search.word !== '',
    showAll: () => {
      search.onSearchChange('');
      choose('all');
    },
  };
}

interface Props<Kind extends string> {
  readonly search: PagedSearch;
  readonly searchLabel: string;
  readonly kinds: readonly Choice<Kind>[];
  readonly kindLabel: string;
  readonly allLabel: string;
  readonly kind: Kind | 'all';
  readonly onKindChange: (kind: Kind | 'all') => void;
}

/** Finds rows by a word and a kind. */
export function FindBar<Kind extends string>(props: Props<Kind>) {
  const { search, searchLabel, kinds, kindLabel, allLabel, kind, onKindChange } = props;
  const { locale } = useChatdeck();
  return (
    <div className={css.bar}>
      <SearchField label={searchLabel} value={search.word} onChange={search.onSearchChange} />
      <Select<Kind | 'all'>
        label={kindLabel}
        items={[
          { id: 'all', label: allLabel },
          ...kinds.map(({ value, text }) => ({ id: value, label: textIn(text, locale) })),
        ]}
        value={kind}
        onChange={(next) => next !== null && onKindChange(next)}
      />
    </div>
  );
}
