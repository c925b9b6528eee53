import { cronSentence, readCron } from '@chatdeck/sdk/cron';
import { Copy, Pause, Pencil, Play, Send, Trash2 } from 'lucide-react';
import { useChatdeck } from '#context/chatdeck-context.ts';
import { useMessages } from '#messages';
import { Button } from '#primitives/button/button.tsx';
import { DataTable, type Column, type Sort } from '#primitives/data-table/data-table.tsx';
import { MenuButton } from '#primitives/menu-button/menu-button.tsx';
import { primitiveMessages } from '#primitives/primitives.messages.ts';
import { SwitchToggle } from '#primitives/switch-toggle/switch-toggle.tsx';
import type { ShownFinding } from '#lists/config-check/check-config.ts';
import type { FindingLayer } from '#lists/config-check/finding-layer.tsx';
import { useCheckedConfig } from '#lists/config-check/use-checked-config.tsx';
import { useRunNow } from '#lists/run-now/use-run-now.ts';
import { allSchedulesMessages } from './all.messages';
import { NextCell } from './next-cell';
import { runCommand } from './run-command';
import { canPause, isLocked, type ScheduleEntry } from './schedule-entry';
import type { EntryActions } from './use-entry-actions';
import type { EntryTitle } from './use-entry-titles';
import { useEntryFindings } from './use-entry-findings';
import { WhatCell } from './what-cell';
import { whoText } from './who-text';

interface Props {
  readonly rows: readonly ScheduleEntry[];
  /** All that were found, on this page and others. */
  readonly found: readonly ScheduleEntry[];
  readonly isRefreshing: boolean;
  /** The rows are of several kinds, so that each says its own. */
  readonly hasKinds: boolean;
  readonly titleOf: (entry: ScheduleEntry) => EntryTitle;
  readonly actions: EntryActions;
  readonly onEdit: (entry: ScheduleEntry) => void;
  readonly onFinding: FindingLayer['open'];
  readonly selection: ReadonlySet<string>;
  readonly onSelectionChange: (selection: ReadonlySet<string>) => void;
  /** The order of the rows, by their next run; undefined as they are stored. */
  readonly sort: Sort | undefined;
  readonly onSortChange: (sort: Sort) => void;
  /** The id of the one that somebody came for. */
  readonly opened: string | undefined;
}

/** Schedules of any kind: what is sent, when, to whom and when next. */
export function SchedulesTable(props: Props) {
  const { rows, found, titleOf, actions, onEdit, selection, onSelectionChange } = props;
  const t = useMessages(allSchedulesMessages);
  const { actionsFor } = useMessages(primitiveMessages);
  const { run } = useRunNow();
  const { findings, check } = useCheckedConfig();
  const columns = useColumns(props, findings);
  const labelOf = (entry: ScheduleEntry) => titleOf(entry).text;
  const canSelect = found.some((entry) => !isLocked(entry));
  return (
    <>
      <DataTable
        label={t.list}
        columns={columns}
        rows={rows}
        rowId={({ id }) => id}
        rowLabel={labelOf}
        isRefreshing={props.isRefreshing}
        opened={props.opened}
        sort={props.sort}
        onSortChange={props.onSortChange}
        {...(canSelect && {
          selection,
          onSelectionChange,
          bulkActions: <BulkActions {...props} labelOf={labelOf} />,
        })}
        actionsLabel={t.actions}
        actions={(entry) => {
          if (isLocked(entry)) return null;
          const command = runCommand(entry);
          const label = labelOf(entry);
          const isReadable = entry.stop !== 'unreadable';
          return (
            <MenuButton
              label={actionsFor({ name: label })}
              actions={[
                ...(command && run
                  ? [{ id: 'run', label: t.runNow, icon: Send, onAction: () => run(command) }]
                  : []),
                ...(isReadable
                  ? [{ id: 'edit', label: t.edit, icon: Pencil, onAction: () => onEdit(entry) }]
                  : []),
                {
                  id: 'copy',
                  label: t.copy,
                  icon: Copy,
                  onAction: () => void actions.copy(entry, label),
                },
                {
                  id: 'remove',
                  label: t.remove,
                  icon: Trash2,
                  tone: 'danger',
                  onAction: () => void actions.remove([entry], label),
                },
              ]}
            />
          );
        }}
      />
      {check}
    </>
  );
}

function useColumns(
  props: Props,
  findings: readonly ShownFinding[],
): readonly Column<ScheduleEntry>[] {
  const { hasKinds, titleOf, actions, onEdit, onFinding } = props;
  const t = useMessages(allSchedulesMessages);
  const { locale } = useChatdeck();
  const findingsOf = useEntryFindings(findings);
  const whenOf = ({ when, isOnce }: ScheduleEntry): string => {
    if (isOnce) return `${when} · ${t.once}`;
    const reading = readCron(when);
    return reading.status === 'accepted' ? cronSentence(reading.schedule, locale) : when;
  };
  const sentTo = (entry: ScheduleEntry): string => {
    const who = whoText(entry, t);
    return who === '' ? '' : t.sentTo({ who });
  };
  return [
    {
      id: 'what',
      header: t.what,
      narrow: 'main',
      cell: (entry) => (
        <WhatCell
          entry={entry}
          title={titleOf(entry).text}
          facts={hasKinds ? [t[entry.kind]] : []}
          stacked={[whenOf(entry), sentTo(entry)]}
          findings={findingsOf(entry)}
          onEdit={onEdit}
          onFinding={onFinding}
        />
      ),
    },
    { id: 'when', header: t.when, width: 'md', isTabular: true, isWideOnly: true, cell: whenOf },
    {
      id: 'who',
      header: t.who,
      width: 'md',
      isWideOnly: true,
      cell: (entry) => whoText(entry, t),
    },
    {
      id: 'next',
      header: t.next,
      width: 'lg',
      // Its order needs the cron engine, and is that of all pages.
      sortBy: () => 0,
      cell: (entry) => <NextCell entry={entry} />,
    },
    {
      id: 'on',
      header: t.on,
      width: 'sm',
      cell: (entry) =>
        canPause(entry) ? (
          <SwitchToggle
            label={t.running({ label: titleOf(entry).text })}
            value={!entry.isPaused}
            onChange={(isOn) => void actions.pause([entry], !isOn, (one) => titleOf(one).text)}
          />
        ) : null,
    },
  ];
}

interface BulkProps extends Props {
  readonly labelOf: (entry: ScheduleEntry) => string;
}

/** What can be done with the selected schedules, also with those of other pages. */
function BulkActions({ found, selection, onSelectionChange, actions, labelOf }: BulkProps) {
  const t = useMessages(allSchedulesMessages);
  const free = found.filter((entry) => !isLocked(entry));
  const selected = free.filter(({ id }) => selection.has(id));
  const pausable = selected.filter(canPause);
  const finish = async (isDone: Promise<boolean>) => {
    if (await isDone) onSelectionChange(new Set());
  };
  return (
    <>
      {selected.length < free.length ? (
        <Button
          size="sm"
          variant="link"
          onPress={() => onSelectionChange(new Set(free.map(({ id }) => id)))}
        >
          {t.selectFound({ count: free.length })}
        </Button>
      ) : null}
      <Button
        size="sm"
        icon={Pause}
        isDisabled={pausable.every(({ isPaused }) => isPaused)}
        onPress={() => void actions.pause(pausable, true, labelOf)}
      >
        {t.pause}
      </Button>
      <Button
        size="sm"
        icon={Play}
        isDisabled={pausable.every(({ isPaused }) => !isPaused)}
        onPress={() => void actions.pause(pausable, false, labelOf)}
      >
        {t.resume}
      </Button>
      <Button
        size="sm"
        icon={Trash2}
        isDisabled={selected.length === 0}
        onPress={() => void finish(actions.remove(selected, selected.map(labelOf)[0] ?? ''))}
      >
        {t.remove}
      </Button>
    </>
  );
}
