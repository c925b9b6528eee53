import type { Material } from '@chatdeck/sdk';
import { CONTENT_TYPE, type ContentType } from '@chatdeck/sdk/constants';
import { Crown, Plus } from 'lucide-react';
import { forwardRef, useRef, useState, type ForwardedRef } from 'react';
import { ReadOnly } from '#context/read-only.tsx';
import { useMessages } from '#messages';
import { Button } from '#primitives/button/button.tsx';
import { PageHeader } from '#primitives/page/page.tsx';
import { PanelBoundary } from '#primitives/panel-boundary/panel-boundary.tsx';
import { SearchField } from '#primitives/search-field/search-field.tsx';
import { SegmentedControl } from '#primitives/segmented-control/segmented-control.tsx';
import { useIsBare } from '#lists/use-is-bare.ts';
import { useListHandle } from '#lists/use-list-handle.ts';
import type {
  FilterProps,
  HeaderProps,
  ListHandle,
  SearchProps,
  SelectionProps,
  SortProps,
} from '#lists/list-props.ts';
import type { ListScreen } from '#lists/list-screen.ts';
import { MemberDialog } from '#features/member/index.ts';
import { MemberNotice } from '#lists/membership/member-notice.tsx';
import { TagFilter } from '#lists/tag-filter/tag-filter.tsx';
import { MaterialLayers } from '../material-panel/material-layers';
import { materialReferences } from '../references/material-references';
import { BulkBar } from './bulk/bulk-bar';
import { DropOverlay } from './drop/drop-overlay';
import { FileQueue } from './drop/file-queue';
import { UploadButton } from './drop/upload-button';
import { useFileDrop } from './drop/use-file-drop';
import { useFileQueue } from './drop/use-file-queue';
import { LibraryRows } from './library-rows';
import * as css from './material-library.css';
import { materialLibraryMessages } from './material-library.messages';
import {
  shownType,
  type MaterialLibraryFilter,
  type MaterialSort,
  type MaterialView,
} from './material-library.model';
import { SortMenu } from './sort-menu';
import { TypeTabs } from './type-tabs';
import { useMaterialLibrary, type MaterialLibraryState } from './use-material-library';

export type { MaterialLibraryFilter, MaterialSort, MaterialView } from './material-library.model';

/** Props of the material library. */
export interface MaterialLibraryProps
  extends
    HeaderProps,
    SearchProps,
    SelectionProps,
    FilterProps<MaterialLibraryFilter>,
    SortProps<MaterialSort> {
  /**
   * The filter by type of this page: the other filters are pages that the host navigates to. Default left out, then the
   * library filters in place, by the `type` of its `filter`.
   */
  readonly type?: ContentType | 'all';
  /** The initial layout. Default `grid`. */
  readonly initialView?: MaterialView;
  /** Called when the user chooses a layout, so that a host can remember it. */
  readonly onViewChange?: (view: MaterialView) => void;
  /** Shows the materials without what changes them, as in a session that may not write them. Default false. */
  readonly isReadOnly?: boolean;
  /** Called once with each added or edited material, after the server has confirmed. */
  readonly onSaved?: (material: Material) => void;
}

/** All materials of the account as one library: as cards or as a table, by type, tag and name. */
export const MaterialLibrary: ListScreen<MaterialLibraryProps> = /* @__PURE__ */ forwardRef<
  ListHandle,
  MaterialLibraryProps
>(function MaterialLibrary(props, ref) {
  const { type: page, filter, onFilterChange, initialView = 'grid', onViewChange } = props;
  const [own, setOwn] = useState<ContentType>();
  const [view, setView] = useState(initialView);
  const type = shownType(page, filter ? filter.type : own);
  const changeType = (next: ContentType | undefined) => {
    setOwn(next);
    // Each type has tags of its own.
    onFilterChange?.({ type: next });
  };
  const changeView = (next: MaterialView) => {
    setView(next);
    onViewChange?.(next);
  };
  return (
    <PanelBoundary>
      <ReadOnly isReadOnly={props.isReadOnly}>
        {/* Remounted per type, so that page, search, tag and overlay are reset. */}
        <Library
          key={type ?? ''}
          {...props}
          type={type}
          onTypeChange={page === undefined ? changeType : undefined}
          view={view}
          onViewChange={changeView}
          listRef={ref}
        />
      </ReadOnly>
    </PanelBoundary>
  );
});

interface LibraryProps extends Omit<MaterialLibraryProps, 'type' | 'initialView'> {
  readonly type: ContentType | undefined;
  readonly onTypeChange: ((type: ContentType | undefined) => void) | undefined;
  readonly view: MaterialView;
  readonly onViewChange: (view: MaterialView) => void;
  readonly listRef: ForwardedRef<ListHandle>;
}

function Library(props: LibraryProps) {
  const { type, view, onViewChange, hasHeader = true } = props;
  const t = useMessages(materialLibraryMessages);
  const library = useMaterialLibrary(type, props);
  useListHandle(props.listRef, library.refresh);
  const { list, search, tags, layer, openLayer, guard, isLocked, selection, mayWrite } = library;
  const place = useRef<HTMLDivElement>(null);
  const queue = useFileQueue();
  // Until it is known what the session may do, a file is taken: the browser would open it in place of the page.
  const isOver = useFileDrop(place, mayWrite === false ? undefined : queue.add);
  const isOfFiles = type === undefined || type === CONTENT_TYPE.file;
  const isBare = useIsBare(isEmptyLibrary(library));
  const add = (
    <Button
      isTouch
      variant={isLocked ? 'secondary' : 'primary'}
      icon={isLocked ? Crown : Plus}
      isWaiting={mayWrite === undefined}
      onPress={() => openLayer({ kind: 'add' })}
    >
      {t.add}
    </Button>
  );
  const actions =
    mayWrite === false ? null : (
      <>
        {isOfFiles ? <UploadButton isWaiting={mayWrite === undefined} onFiles={queue.add} /> : null}
        {add}
      </>
    );
  const title = useTitle(type);
  return (
    <div ref={place} className={css.library} tabIndex={-1}>
      {hasHeader ? (
        <PageHeader title={title} description={t.description} actions={isBare ? null : actions} />
      ) : null}
      <TypeTabs type={type} onTypeChange={library.changeType} />
      {isLocked ? <MemberNotice /> : null}
      {isBare ? null : (
        <div className={css.tools}>
          <SearchField label={t.search} value={search.word} onChange={search.onSearchChange} />
          <div className={css.toolsEnd}>
            <SegmentedControl
              label={t.view}
              items={[
                { id: 'grid', label: t.grid },
                { id: 'table', label: t.table },
              ]}
              value={view}
              onChange={onViewChange}
            />
            <SortMenu sort={library.sort} onSortChange={library.changeSort} />
            {hasHeader ? null : actions}
          </div>
        </div>
      )}
      {isBare ? null : <TagFilter {...tags} />}
      {queue.files.length > 0 ? <FileQueue queue={queue} isElsewhere={!isOfFiles} /> : null}
      <LibraryRows library={library} type={type} view={view} actions={actions} />
      {selection.ids.size > 0 ? (
        <BulkBar
          selection={selection}
          foundCount={list.status === 'ready' ? list.count : 0}
          onDone={() => {
            search.onPageChange(1);
            place.current?.focus();
          }}
        />
      ) : null}
      <MaterialLayers
        layer={layer}
        type={type}
        onLayerChange={openLayer}
        RemoveDialog={materialReferences.RemoveDialog}
        onRemove={library.remove}
        onSaved={props.onSaved}
      />
      {isOver ? <DropOverlay /> : null}
      {guard.isDialogOpen ? <MemberDialog isOpen onOpenChange={guard.setDialogOpen} /> : null}
    </div>
  );
}

/** Nothing is stored, of the type of the page: there is nothing to search, to filter or to sort. */
function isEmptyLibrary({ list, search, tags }: MaterialLibraryState): boolean {
  const isUnfiltered = search.word === '' && !search.query.name && tags.tag === undefined;
  return isUnfiltered && list.status === 'ready' && list.count === 0;
}

/** Each filter is a page with a title of its own. */
function useTitle(type: ContentType | undefined): string {
  const t = useMessages(materialLibraryMessages);
  switch (type) {
    case undefined:
      return t.title;
    case CONTENT_TYPE.text:
      return t.textTitle;
    case CONTENT_TYPE.file:
      return t.fileTitle;
    case CONTENT_TYPE.h5:
      return t.h5Title;
    case CONTENT_TYPE.mini:
      return t.miniTitle;
  }
}
