import { useMessages } from '#messages';
import { NoMatch } from '#lists/list-card.tsx';
import type { PagedSearch } from '#lists/use-paged-search.ts';
import { recordListMessages } from './record-list.messages';

/** No record fits what is searched for. */
export function NoRecords({ search }: { readonly search: PagedSearch }) {
  const t = useMessages(recordListMessages);
  return (
    <NoMatch
      title={t.noMatch({ word: search.query.name ?? '' })}
      onClear={() => search.onSearchChange('')}
    >
      {t.noMatchText}
    </NoMatch>
  );
}
