import type { Material } from '@chatdeck/sdk';
import { CONTENT_TYPE, type ContentType } from '@chatdeck/sdk/constants';
import { Layers, Plus } from 'lucide-react';
import type { LoadedRows } from '#context/loaded.ts';
import { useMessages } from '#messages';
import { Button } from '#primitives/button/button.tsx';
import { EmptyState } from '#primitives/empty-state/empty-state.tsx';
import { ListCard, ListPanel, NoMatch, type PagedSearch } from '#lists';
import { TagFilter } from '../tag-filter';
import type { TagFilterState } from '../use-tag-filter';
import { materialPanelMessages } from './material-panel.messages';
import type { MaterialLayer } from './material-panel.model';
import { MaterialTable } from './material-table';

export interface MaterialPanelViewProps {
  readonly type: ContentType | undefined;
  readonly list: LoadedRows<Material>;
  readonly search: PagedSearch;
  readonly tags: TagFilterState;
  readonly hasHeader: boolean;
  readonly onOpen: (layer: MaterialLayer) => void;
  readonly onRemove: (material: Material) => void;
}

/** The list of materials with its search and its first action. */
export function MaterialPanelView(props: MaterialPanelViewProps) {
  const { type, list, search, tags, hasHeader, onOpen, onRemove } = props;
  const t = useMessages(materialPanelMessages);
  const titles = {
    [CONTENT_TYPE.text]: t.textTitle,
    [CONTENT_TYPE.file]: t.fileTitle,
    [CONTENT_TYPE.h5]: t.h5Title,
    [CONTENT_TYPE.mini]: t.miniTitle,
  };
  const addButton = (
    <Button isTouch variant="primary" icon={Plus} onPress={() => onOpen({ kind: 'add' })}>
      {t.add}
    </Button>
  );
  const word = search.query.name;
  const empty =
    word === undefined && tags.tag === undefined ? (
      <EmptyState
        icon={Layers}
        title={t.emptyTitle}
        actions={<Button onPress={() => onOpen({ kind: 'add' })}>{t.emptyAction}</Button>}
      >
        {t.emptyText}
      </EmptyState>
    ) : (
      <NoMatch
        title={t.noMatch({ word: [tags.tag, word].filter(Boolean).join(' ') })}
        onClear={() => {
          search.onWordChange('');
          tags.onTagChange(undefined);
        }}
      >
        {t.noMatchText}
      </NoMatch>
    );
  return (
    <ListPanel
      title={type === undefined ? t.title : titles[type]}
      description={t.description}
      hasHeader={hasHeader}
      actions={addButton}
      searchLabel={t.search}
      filters={<TagFilter {...tags} />}
      search={search}
    >
      <ListCard state={list} search={search} loadingLabel={t.loading} empty={empty}>
        {({ rows, isRefreshing }) => (
          <MaterialTable
            rows={rows}
            hasType={type === undefined}
            isRefreshing={isRefreshing}
            onEdit={({ id }) => onOpen({ kind: 'edit', id })}
            onRemove={onRemove}
          />
        )}
      </ListCard>
    </ListPanel>
  );
}
