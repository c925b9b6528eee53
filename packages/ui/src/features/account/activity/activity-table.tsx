import type { AuditEntry } from '@chatdeck/sdk';
import { auditCallText } from '@chatdeck/sdk/texts';
import { useChatdeck } from '#context/chatdeck-context.ts';
import { useMessages } from '#messages';
import { Badge } from '#primitives/badge/badge.tsx';
import { Button } from '#primitives/button/button.tsx';
import { DataTable, type Column } from '#primitives/data-table/data-table.tsx';
import { RobotTime } from '#primitives/robot-time/robot-time.tsx';
import { Row, Stack } from '#primitives/stack/stack.tsx';
import { Text } from '#primitives/text/text.tsx';
import * as css from './activity.css';
import { activityMessages } from './activity.messages';
import { actorName, deviceName, outcomeOf } from './activity.model';

interface TableProps<Entry extends AuditEntry> {
  readonly rows: readonly Entry[];
  readonly isRefreshing: boolean;
  readonly onOpen: (entry: Entry) => void;
  /** Whose account each entry is about, where they are of several. */
  readonly ofAccount?: Column<Entry>;
}

/** What was done, by whom, from where and when; changes are opened. */
export function ActivityTable<Entry extends AuditEntry>(props: TableProps<Entry>) {
  const { rows, isRefreshing, onOpen, ofAccount } = props;
  const t = useMessages(activityMessages);
  const columns: readonly Column<Entry>[] = [
    { id: 'what', header: t.what, narrow: 'main', cell: (entry) => <What entry={entry} /> },
    ...(ofAccount ? [ofAccount] : []),
    { id: 'who', header: t.who, cell: (entry) => <Who entry={entry} /> },
    { id: 'when', header: t.when, cell: ({ at }) => <RobotTime at={at} /> },
  ];
  return (
    <DataTable
      label={t.list}
      columns={columns}
      rows={rows}
      rowId={({ id }) => id}
      isRefreshing={isRefreshing}
      actionsLabel={t.actions}
      actions={(entry) => <OpenChanges entry={entry} onOpen={() => onOpen(entry)} />}
    />
  );
}

export interface EntryProps {
  readonly entry: AuditEntry;
}

/** Opens what an entry changed, if it did. */
export function OpenChanges({ entry, onOpen }: EntryProps & { readonly onOpen: () => void }) {
  const t = useMessages(activityMessages);
  const { locale } = useChatdeck();
  if (entry.changes.length === 0) return null;
  const what = auditCallText(entry.call, locale);
  return (
    <Button
      variant="quiet"
      label={t.changesOf({ what, object: entry.object.name })}
      onPress={onOpen}
    >
      {t.changes}
    </Button>
  );
}

/** What was done to what, and whether it was let through. */
export function What({ entry }: EntryProps) {
  const t = useMessages(activityMessages);
  const { locale } = useChatdeck();
  const outcome = outcomeOf(entry);
  const object = entry.object.name || entry.object.id;
  return (
    <Stack gap={1}>
      <Row wraps>
        {auditCallText(entry.call, locale)}
        {outcome === 'done' ? null : (
          <Badge tone={outcome === 'refused' ? 'danger' : 'warning'}>{t[outcome]}</Badge>
        )}
      </Row>
      {object === '' ? null : (
        <Text tone="second" size="xs">
          {object}
        </Text>
      )}
    </Stack>
  );
}

/** Who did it, and from which device and address. */
export function Who({ entry }: EntryProps) {
  const t = useMessages(activityMessages);
  const { locale } = useChatdeck();
  const device = deviceName(entry) ?? t.unknownDevice;
  return (
    <div className={css.who}>
      <span>{actorName(entry, locale)}</span>
      <span className={css.from}>
        {device === '' ? null : (
          <Text size="xs" tone="second">
            {device}
          </Text>
        )}
        {entry.address === '' ? null : (
          <Text size="xs" tone="muted" isTabular>
            {entry.address}
          </Text>
        )}
      </span>
    </div>
  );
}
