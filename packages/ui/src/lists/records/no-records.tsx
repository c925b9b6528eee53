import { useMessages } from '#messages';
import { NoMatch, type PagedSearch } from '#lists';
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
