import type { Material } from '@chatdeck/sdk';
import { Layers, Plus } from 'lucide-react';
import { ListCard, ListPanel, NoMatch, type PagedSearch } from '../../../lists';
import { useMessages } from '../../../messages';
import { Button } from '../../../primitives/button/button';
import { EmptyState } from '../../../primitives/empty-state/empty-state';
import type { ListState } from '../../../store/list-state';
import { materialPanelMessages } from './material-panel.messages';
import type { MaterialLayer } from './material-panel.model';
import { MaterialTable } from './material-table';

export interface MaterialPanelViewProps {
  readonly list: ListState<Material>;
  readonly search: PagedSearch;
  readonly hasHeader: boolean;
  readonly onOpen: (layer: MaterialLayer) => void;
}

/** The list of materials with its search and its first action. */
export function MaterialPanelView({ list, search, hasHeader, onOpen }: MaterialPanelViewProps) {
  const t = useMessages(materialPanelMessages);
  const addButton = (
    <Button isTouch variant="primary" icon={Plus} onPress={() => onOpen({ kind: 'add' })}>
      {t.add}
    </Button>
  );
  const word = search.query.name;
  const empty =
    word === undefined ? (
      <EmptyState
        icon={Layers}
        title={t.emptyTitle}
        actions={<Button onPress={() => onOpen({ kind: 'add' })}>{t.emptyAction}</Button>}
      >
        {t.emptyText}
      </EmptyState>
    ) : (
      <NoMatch title={t.noMatch({ word })} onClear={() => search.onWordChange('')}>
        {t.noMatchText}
      </NoMatch>
    );
  return (
    <ListPanel
      title={t.title}
      description={t.description}
      hasHeader={hasHeader}
      actions={addButton}
      searchLabel={t.search}
      search={search}
    >
      <ListCard state={list} search={search} loadingLabel={t.loading} empty={empty}>
        {({ rows, isRefreshing }) => (
          <MaterialTable
            rows={rows}
            isRefreshing={isRefreshing}
            onEdit={({ id }) => onOpen({ kind: 'edit', id })}
            onRemove={(material) => onOpen({ kind: 'remove', material })}
          />
        )}
      </ListCard>
    </ListPanel>
  );
}
