import { NOTICE_TEXT } from '@chatdeck/sdk/texts';
import { useState } from 'react';
import type { PagedSearch } from '../../../lists';
import { useMessages } from '../../../messages';
import { useChatdeck } from '../../../provider/chatdeck-context';
import type { Records } from './record-list-definition';
import { recordListMessages } from './record-list.messages';

/** What lies over a list: the form of a record, or the question before one is deleted. */
export type RecordLayer<Row> =
  | { readonly kind: 'none' }
  | { readonly kind: 'add' }
  | { readonly kind: 'edit' | 'remove'; readonly row: Row };

/** What can be done with the records of a list; each change is told once the server has it. */
export function useRecordActions<Row, Input>(records: Records<Row, Input>, search: PagedSearch) {
  const t = useMessages(recordListMessages);
  const { notify, locale } = useChatdeck();
  const [layer, setLayer] = useState<RecordLayer<Row>>({ kind: 'none' });
  const [isRemoving, setRemoving] = useState(false);
  const close = () => setLayer({ kind: 'none' });

  const save = async (input: Input) => {
    const row = layer.kind === 'edit' ? layer.row : undefined;
    const error = await records.save(input, row);
    if (error) return error;
    notify({ tone: 'success', text: NOTICE_TEXT[row ? 'saved.changed' : 'saved.added'][locale] });
    return undefined;
  };
  const remove = async (row: Row) => {
    setRemoving(true);
    const error = await records.remove(row);
    setRemoving(false);
    if (error) return;
    notify({ tone: 'success', text: t.removed });
    close();
    const isLastOfPage = records.list.status === 'ready' && records.list.rows.length === 1;
    if (isLastOfPage && search.page > 1) search.onPageChange(search.page - 1);
  };
  return {
    layer,
    close,
    save,
    isRemoving,
    add: () => setLayer({ kind: 'add' }),
    edit: (row: Row) => setLayer({ kind: 'edit', row }),
    askRemove: (row: Row) => setLayer({ kind: 'remove', row }),
    remove: (row: Row) => void remove(row),
  };
}

export type RecordActions<Row, Input> = ReturnType<typeof useRecordActions<Row, Input>>;
