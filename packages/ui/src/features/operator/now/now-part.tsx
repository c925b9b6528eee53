import type { ServerNow } from '@chatdeck/sdk';
import { textIn } from '@chatdeck/sdk/constants';
import { SERVER_PARTS } from '@chatdeck/sdk/operator';
import type { ReactNode } from 'react';
import { useChatdeck } from '#context/chatdeck-context.ts';
import { useMessages } from '#messages';
import { Badge } from '#primitives/badge/badge.tsx';
import { Card } from '#primitives/card/card.tsx';
import { DataTable } from '#primitives/data-table/data-table.tsx';
import { LoadedPart } from '#primitives/loaded-part/loaded-part.tsx';
import { RobotTime } from '#primitives/robot-time/robot-time.tsx';
import { Stack } from '#primitives/stack/stack.tsx';
import { StaleNotice } from '#primitives/stale-notice/stale-notice.tsx';
import { Text } from '#primitives/text/text.tsx';
import { fileSize } from '#features/account/file-space/file-size.ts';
import * as css from '../operator.css';
import { JobsCard, RobotsCard } from './now-lists';
import { nowMessages } from './now.messages';
import { useServerNow } from './use-server-now';

/** What the server does now, read again every few seconds. */
export function NowPart() {
  const t = useMessages(nowMessages);
  const state = useServerNow();
  if (state.status !== 'ready') {
    return (
      <Card isFlush>
        <LoadedPart state={state} label={t.loading} rows={6}>
          {() => null}
        </LoadedPart>
      </Card>
    );
  }
  return (
    <>
      {state.isStale ? <StaleNotice of="page" onRetry={state.retry} /> : null}
      <Card isFlush>
        <Figures now={state} />
      </Card>
      <Parts now={state} />
      <JobsCard jobs={state.jobs} />
      <RobotsCard robots={state.robots} />
    </>
  );
}

interface NowProps {
  readonly now: ServerNow;
}

function Figures({ now }: NowProps) {
  const t = useMessages(nowMessages);
  const { locale } = useChatdeck();
  const { accounts, robots, broker, outbox, memory, streams } = now;
  const lag = Math.round(outbox.lagSeconds);
  return (
    <div className={css.figures} role="group" aria-label={t.figures}>
      <Figure label={t.accounts} value={t.number(accounts.all)}>
        {t.accountsOf(accounts)}
      </Figure>
      <Figure label={t.robots} value={t.number(robots.count)}>
        {broker.connections === null ? t.cluster : t.connections(broker.connections)}
      </Figure>
      <Figure label={t.waiting} value={t.number(outbox.queued)}>
        {[t.sending(outbox.sending), ...(lag > 0 ? [t.lag(lag)] : [])].join(' · ')}
      </Figure>
      <Figure label={t.memory} value={fileSize(memory, locale)}>
        {t.streams(streams)}
      </Figure>
    </div>
  );
}

interface FigureProps {
  readonly label: string;
  readonly value: string;
  readonly children: ReactNode;
}

const Figure = ({ label, value, children }: FigureProps) => (
  <div className={css.figure}>
    <Text size="xs" tone="muted">
      {label}
    </Text>
    <div className={css.value}>{value}</div>
    <Text size="xs" tone="muted">
      {children}
    </Text>
  </div>
);

function Parts({ now }: NowProps) {
  const t = useMessages(nowMessages);
  const { locale } = useChatdeck();
  return (
    <Card
      title={t.parts}
      isFlush
      actions={
        <Text size="xs" tone="second">
          {t.version(now)}
        </Text>
      }
    >
      <Stack gap={1}>
        <DataTable
          label={t.parts}
          rows={now.parts}
          rowId={({ part }) => part}
          columns={[
            {
              id: 'part',
              header: t.part,
              narrow: 'main',
              cell: ({ part }) =>
                textIn(SERVER_PARTS.find(({ value }) => value === part)?.text, locale) ?? part,
            },
            {
              id: 'state',
              header: t.state,
              cell: ({ isOk }) =>
                isOk ? (
                  <Badge tone="success">{t.ok}</Badge>
                ) : (
                  <Badge tone="danger">{t.failed}</Badge>
                ),
            },
            { id: 'since', header: t.since, cell: ({ since }) => <RobotTime at={since} /> },
          ]}
        />
      </Stack>
    </Card>
  );
}
