import type { Material } from '@chatdeck/sdk';
import { CONTENT_TYPE, type ContentType } from '@chatdeck/sdk/constants';
import { Layers, Plus } from 'lucide-react';
import { forwardRef, type ForwardedRef } from 'react';
import type { LoadedRows } from '#context/loaded.ts';
import { ReadOnly } from '#context/read-only.tsx';
import { useMessages } from '#messages';
import { Button } from '#primitives/button/button.tsx';
import { EmptyState } from '#primitives/empty-state/empty-state.tsx';
import { PanelBoundary } from '#primitives/panel-boundary/panel-boundary.tsx';
import { ListCard, NoMatch } from '#lists/list-card.tsx';
import { ListPanel } from '#lists/list-panel.tsx';
import { useListHandle } from '#lists/use-list-handle.ts';
import type { FilterProps, HeaderProps, ListHandle, SearchProps } from '#lists/list-props.ts';
import type { ListScreen } from '#lists/list-screen.ts';
import type { PagedSearch } from '#lists/use-paged-search.ts';
import { MemberDialog } from '#features/member/index.ts';
import { TagFilter } from '#lists/tag-filter/tag-filter.tsx';
import type { TagChoice } from '#lists/tag-filter/use-tag-choice.ts';
import { MaterialLayers } from './material-layers';
import { materialPanelMessages } from './material-panel.messages';
import type { MaterialFilter, MaterialLayer, MaterialReferences } from './material-panel.model';
import { MaterialTable } from './material-table';
import { useMaterialPanel } from './use-material-panel';

/** Props of the material panel. */
export interface MaterialPanelProps extends HeaderProps, SearchProps, FilterProps<MaterialFilter> {
  /** Shows and adds materials of one type only. Default all. */
  readonly type?: ContentType;
  /** `materialReferences` of `@chatdeck/ui/material/references`: where each material is used. Default left out. */
  readonly references?: MaterialReferences;
  /** Shows the materials without what changes them, as in a session that may not write them. Default false. */
  readonly isReadOnly?: boolean;
  /** Called once with each added or edited material, after the server has confirmed. */
  readonly onSaved?: (material: Material) => void;
  /** Called once with each deleted material, after the server has confirmed; the user may still undo it. */
  readonly onDeleted?: (material: Material) => void;
}

/** The materials of the account in four types: search, add, edit and delete. */
export const MaterialPanel: ListScreen<MaterialPanelProps> = /* @__PURE__ */ forwardRef<
  ListHandle,
  MaterialPanelProps
>(function MaterialPanel(props, ref) {
  return (
    <PanelBoundary>
      <ReadOnly isReadOnly={props.isReadOnly}>
        {/* Remounted per type, so that page, search and overlay are reset. */}
        <Panel key={props.type ?? ''} {...props} listRef={ref} />
      </ReadOnly>
    </PanelBoundary>
  );
});

type PanelProps = MaterialPanelProps & { readonly listRef: ForwardedRef<ListHandle> };

function Panel(props: PanelProps) {
  const { type, hasHeader = true, references, onSaved, onDeleted, listRef } = props;
  const panel = useMaterialPanel(type, props, { onDeleted });
  useListHandle(listRef, panel.refresh);
  const { list, search, tags, layer, openLayer, remove, guard, mayWrite } = panel;
  return (
    <>
      <MaterialPanelView
        type={type}
        list={list}
        search={search}
        tags={tags}
        hasHeader={hasHeader}
        mayWrite={mayWrite}
        onOpen={openLayer}
        references={references}
        onRemove={(material) =>
          references ? openLayer({ kind: 'remove', material }) : remove(material)
        }
      />
      <MaterialLayers
        layer={layer}
        type={type}
        onLayerChange={openLayer}
        RemoveDialog={references?.RemoveDialog}
        onRemove={remove}
        onSaved={onSaved}
      />
      {guard.isDialogOpen ? <MemberDialog isOpen onOpenChange={guard.setDialogOpen} /> : null}
    </>
  );
}

interface MaterialPanelViewProps {
  readonly type: ContentType | undefined;
  readonly list: LoadedRows<Material>;
  readonly search: PagedSearch;
  readonly tags: TagChoice;
  readonly hasHeader: boolean;
  readonly mayWrite: boolean | undefined;
  readonly onOpen: (layer: MaterialLayer) => void;
  readonly references: MaterialReferences | undefined;
  readonly onRemove: (material: Material) => void;
}

/** The list of materials with its search and its primary action. */
function MaterialPanelView(props: MaterialPanelViewProps) {
  const { type, list, search, tags, hasHeader, mayWrite, references, onOpen, onRemove } = props;
  const t = useMessages(materialPanelMessages);
  const titles = {
    [CONTENT_TYPE.text]: t.textTitle,
    [CONTENT_TYPE.file]: t.fileTitle,
    [CONTENT_TYPE.h5]: t.h5Title,
    [CONTENT_TYPE.mini]: t.miniTitle,
  };
  const isReadOnly = !mayWrite;
  const addButton =
    mayWrite === false ? null : (
      <Button
        isTouch
        variant="primary"
        icon={Plus}
        isWaiting={mayWrite === undefined}
        onPress={() => onOpen({ kind: 'add' })}
      >
        {t.add}
      </Button>
    );
  const word = search.query.name;
  const isUnfiltered = word === undefined && tags.tag === undefined;
  const empty = isUnfiltered ? (
    <EmptyState icon={Layers} title={isReadOnly ? t.noneTitle : t.emptyTitle} actions={addButton}>
      {isReadOnly ? t.noneText : t.emptyText}
    </EmptyState>
  ) : (
    <NoMatch
      title={t.noMatch({ word: [tags.tag, word].filter(Boolean).join(' ') })}
      onClear={() => {
        search.onSearchChange('');
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
      isBare={isUnfiltered && list.status === 'ready' && !list.count}
    >
      <ListCard state={list} search={search} loadingLabel={t.loading} empty={empty}>
        {({ rows, isRefreshing }) => (
          <MaterialTable
            rows={rows}
            hasType={type === undefined}
            references={references}
            isRefreshing={isRefreshing}
            {...(!isReadOnly && {
              onEdit: ({ id }) => onOpen({ kind: 'edit', id }),
              onRemove,
            })}
          />
        )}
      </ListCard>
    </ListPanel>
  );
}
