import type { ConfigList } from '@chatdeck/sdk/constants';
import { useEffect } from 'react';
import { usePagedSearch } from '#lists/use-paged-search.ts';
import type { useSavedConfig } from '#lists/config/use-saved-config.ts';
import type { RecordListDefinition } from '#lists/records/record-list-definition.ts';
import { RECORDS_PAGE } from '#lists/records/records-page.ts';
import { RecordLayers } from '#lists/records/record-layers.tsx';
import { useRecordActions } from '#lists/records/use-record-actions.ts';
import type { RowAt } from '#lists/rules/rows/row-changes.ts';
import { useRowsOf } from '#lists/rules/rows/use-list-rows.ts';
import type { RuleListDefinition } from '#lists/rules/screen/rule-list-definition.ts';
import { RowDialog } from '#lists/rules/screen/rule-list-screen.tsx';
import { useRowActions } from '#lists/rules/screen/use-row-actions.ts';
import { customContentList } from '#features/batch-task/content/custom-content-screen.tsx';
import { moreCountdownList } from '#features/batch-task/more-countdown-list.tsx';
import { moreMaterialList } from '#features/batch-task/material/more-material-screen.tsx';
import { moreNewsList } from '#features/batch-task/news/more-news-screen.tsx';
import { reminderList } from '#features/reminder/reminder-screen.tsx';
import { rssList } from '#features/rss/rss-screen.tsx';
import { countdownList } from '#features/schedule/countdown/countdown-screen.tsx';
import { dailySayingList } from '#features/schedule/daily-saying/daily-saying-screen.tsx';
import { materialScheduleList } from '#features/schedule/material/material-schedule-screen.tsx';
import { newsScheduleList } from '#features/schedule/news/news-schedule-screen.tsx';
import type { EditLayer } from './edit-layer';

interface Shared {
  readonly config: ReturnType<typeof useSavedConfig>;
  readonly onClose: () => void;
}
interface EntryEditorProps extends Shared {
  readonly layer: EditLayer;
}

/** The dialog of a schedule of any kind, new or stored. */
export default function EntryEditor({ layer, ...shared }: EntryEditorProps) {
  if (layer.kind === 'edit') return <StoredEditor {...shared} {...layer} />;
  switch (layer.of) {
    case 'daily':
      return <RowEditor {...shared} definition={dailySayingList} />;
    case 'countdown':
      return <RowEditor {...shared} definition={countdownList} />;
    case 'material':
      return <RowEditor {...shared} definition={materialScheduleList} />;
    case 'news':
      return <RowEditor {...shared} definition={newsScheduleList} />;
    case 'reminder':
      return <RecordEditor {...shared} definition={reminderList} />;
    case 'content':
      return <RecordEditor {...shared} definition={customContentList} />;
  }
}

type StoredProps = Shared & Pick<Extract<EditLayer, { readonly kind: 'edit' }>, 'source'>;

function StoredEditor({ source, ...shared }: StoredProps) {
  switch (source.of) {
    case 'reminder':
      return <RecordEditor {...shared} definition={reminderList} row={source.row} />;
    case 'rss':
      return <RecordEditor {...shared} definition={rssList} row={source.row} />;
    case 'batch': {
      const { row } = source;
      switch (row.taskType) {
        case 'customContent':
          return <RecordEditor {...shared} definition={customContentList} row={row} />;
        case 'custom':
          return <RecordEditor {...shared} definition={moreMaterialList} row={row} />;
        case 'news':
          return <RecordEditor {...shared} definition={moreNewsList} row={row} />;
        case 'countDown':
          return <RecordEditor {...shared} definition={moreCountdownList} row={row} />;
      }
      break;
    }
    case 'config': {
      const { list, seen } = source;
      switch (list) {
        case 'dayTaskSchedule':
          return <RowEditor {...shared} definition={dailySayingList} seen={seen} />;
        case 'countDownTaskSchedule':
          return <RowEditor {...shared} definition={countdownList} seen={seen} />;
        case 'roomTaskSchedule':
          return <RowEditor {...shared} definition={materialScheduleList} seen={seen} />;
        case 'roomNewsSchedule':
          return <RowEditor {...shared} definition={newsScheduleList} seen={seen} />;
      }
    }
  }
}

interface RowEditorProps<List extends ConfigList> extends Shared {
  readonly definition: RuleListDefinition<List>;
  /** The row to edit; without it one is added. */
  readonly seen?: RowAt;
}

function RowEditor<List extends ConfigList>(props: RowEditorProps<List>) {
  const { definition, seen, config, onClose } = props;
  const list = useRowsOf(config, definition.list);
  const actions = useRowActions(
    list,
    seen ? { kind: 'edit', seen, among: list.rows } : { kind: 'add' },
  );
  useClosing(actions.layer === undefined, onClose);
  return <RowDialog definition={definition} list={list} actions={actions} />;
}

interface RecordEditorProps<Row, Input> extends Shared {
  readonly definition: RecordListDefinition<Row, Input>;
  /** The record to edit; without it one is added. */
  readonly row?: Row;
}

function RecordEditor<Row, Input>({ definition, row, onClose }: RecordEditorProps<Row, Input>) {
  const { useRecords } = definition;
  const search = usePagedSearch(RECORDS_PAGE);
  const records = useRecords(search);
  const actions = useRecordActions(
    definition,
    records,
    row === undefined ? { kind: 'add' } : { kind: 'edit', row },
  );
  useClosing(actions.layer.kind === 'none', onClose);
  return <RecordLayers definition={definition} actions={actions} />;
}

/** Lets go of the dialog once the list that it belongs to has closed it. */
function useClosing(isClosed: boolean, onClose: () => void) {
  useEffect(() => {
    if (isClosed) onClose();
  }, [isClosed, onClose]);
}
