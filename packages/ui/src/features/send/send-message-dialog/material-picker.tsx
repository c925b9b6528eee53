import type { TextMaterial } from '@chatdeck/sdk';
import { Layers } from 'lucide-react';
import { Radio, RadioGroup } from 'react-aria-components/RadioGroup';
import { NoMatch, type PagedSearch } from '../../../lists';
import { useMessages } from '../../../messages';
import { EmptyState } from '../../../primitives/empty-state/empty-state';
import { LoadFailed } from '../../../primitives/failed-state/load-failed';
import { Pagination } from '../../../primitives/pagination/pagination';
import { SearchField } from '../../../primitives/search-field/search-field';
import { ListSkeleton } from '../../../primitives/skeleton/skeleton';
import { Text } from '../../../primitives/text/text';
import type { ListState } from '../../../store/list-state';
import * as css from './material-picker.css';
import { sendMessageMessages } from './send-message-dialog.messages';

export interface MaterialPickerProps {
  readonly list: ListState<TextMaterial>;
  readonly search: PagedSearch;
  readonly selection: TextMaterial | undefined;
  readonly onSelectionChange: (material: TextMaterial) => void;
  /** Nothing was chosen when it was time to send. */
  readonly isMissing: boolean;
}

/** Chooses one of the stored texts. */
export function MaterialPicker(props: MaterialPickerProps) {
  const { search, isMissing } = props;
  const t = useMessages(sendMessageMessages);
  return (
    <div className={css.picker}>
      <SearchField label={t.searchMaterials} value={search.word} onChange={search.onWordChange} />
      {isMissing ? (
        <div role="alert">
          <Text size="xs" tone="danger">
            {t.materialNeeded}
          </Text>
        </div>
      ) : null}
      <Choices {...props} />
    </div>
  );
}

function Choices({ list, search, selection, onSelectionChange }: MaterialPickerProps) {
  const t = useMessages(sendMessageMessages);
  if (list.status === 'loading') return <ListSkeleton label={t.loadingMaterials} />;
  if (list.status === 'failed') return <LoadFailed error={list.error} onRetry={list.retry} />;
  if (list.rows.length === 0) return <NoChoices search={search} />;
  return (
    <>
      <RadioGroup
        className={css.list}
        aria-label={t.materials}
        value={selection?.id ?? null}
        onChange={(id) => {
          const chosen = list.rows.find((material) => material.id === id);
          if (chosen) onSelectionChange(chosen);
        }}
      >
        {list.rows.map(({ id, name, content }) => (
          <Radio key={id} className={css.option} value={id}>
            <span className={css.name}>{name}</span>
            <span className={css.content}>{content}</span>
          </Radio>
        ))}
      </RadioGroup>
      <Pagination {...search} count={list.count} />
    </>
  );
}

function NoChoices({ search }: { readonly search: PagedSearch }) {
  const t = useMessages(sendMessageMessages);
  const word = search.query.name;
  if (word !== undefined) {
    return (
      <NoMatch title={t.noMatch({ word })} onClear={() => search.onWordChange('')}>
        {t.noMatchText}
      </NoMatch>
    );
  }
  return (
    <EmptyState icon={Layers} title={t.noMaterials}>
      {t.noMaterialsText}
    </EmptyState>
  );
}
