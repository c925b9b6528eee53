import type { SendJob } from '@chatdeck/sdk';
import { SEND_STATES, type SendState, textIn } from '@chatdeck/sdk/constants';
import { useMemo, useState } from 'react';
import { useChatdeck } from '#context/chatdeck-context.ts';
import { useMessages } from '#messages';
import { PersonAvatar } from '#primitives/avatar/person-avatar.tsx';
import { Card } from '#primitives/card/card.tsx';
import { ChatPreview } from '#primitives/chat-preview/chat-preview.tsx';
import { MessagePreview } from '#primitives/chat-preview/message-preview.tsx';
import { DataTable, type Column } from '#primitives/data-table/data-table.tsx';
import { RobotTime } from '#primitives/robot-time/robot-time.tsx';
import { Select } from '#primitives/select/select.tsx';
import { Stack } from '#primitives/stack/stack.tsx';
import { Text } from '#primitives/text/text.tsx';
import { formatDuration } from './mass-send.model';
import * as css from './mass-send.css';
import { massSendMessages } from './mass-send.messages';
import { STATE_STYLE, STATE_ORDER } from './send-states';
import { StateText } from './state-text';

type JobTarget = SendJob['targets'][number];
const targetId = ({ wxid }: JobTarget) => wxid;

/** The progress of a mass send and the state of each of its targets. */
export function JobProgress({ job }: { readonly job: SendJob }) {
  const t = useMessages(massSendMessages);
  const { locale } = useChatdeck();
  const all = job.targets.length;
  return (
    <Stack>
      <div>
        <p className={css.progressHead} role="status">
          <strong className={css.progressCount}>
            {t.handled({ done: all - job.counts.queued, all })}
          </strong>
          <Text tone="muted">
            {job.state === 'running'
              ? t.running({ time: formatDuration(job.remainingMs, locale) })
              : t.ended}
          </Text>
        </p>
        <Bar counts={job.counts} label={t.progress} />
        <Legend counts={job.counts} />
      </div>
      <SentMessages messages={job.messages} />
      <Targets job={job} />
    </Stack>
  );
}

/** The messages of the job as recipients see them, however old it is. */
function SentMessages({ messages }: Pick<SendJob, 'messages'>) {
  const t = useMessages(massSendMessages);
  return (
    <section aria-label={t.sent}>
      <ChatPreview name={t.robot}>
        <Stack gap={2}>
          {messages.map((message, at) => (
            <MessagePreview key={at} message={message} />
          ))}
        </Stack>
      </ChatPreview>
    </section>
  );
}

interface CountsProps {
  readonly counts: Readonly<Record<SendState, number>>;
  readonly label: string;
}

function Bar({ counts, label }: CountsProps) {
  const all = STATE_ORDER.reduce((sum, state) => sum + counts[state], 0);
  return (
    <div
      className={css.bar}
      role="progressbar"
      aria-label={label}
      aria-valuemin={0}
      aria-valuemax={all}
      aria-valuenow={all - counts.queued}
    >
      {STATE_ORDER.filter((state) => state !== 'queued' && counts[state] > 0).map((state) => (
        <span
          key={state}
          className={css.barPart[STATE_STYLE[state].tone]}
          style={{ width: `${(counts[state] / all) * 100}%` }}
        />
      ))}
    </div>
  );
}

/** Each state that occurs, its count, and its meaning. */
function Legend({ counts }: Pick<CountsProps, 'counts'>) {
  const t = useMessages(massSendMessages);
  const meaning = {
    queued: t.queuedText,
    handedOver: t.handedOverText,
    offline: t.offlineText,
    failed: t.failedText,
    cancelled: t.cancelledText,
    unknown: t.unknownText,
  };
  return (
    <ul className={css.legend} aria-label={t.states}>
      {STATE_ORDER.filter((state) => counts[state] > 0).map((state) => (
        <li key={state} className={css.legendRow}>
          <StateText state={state} />
          <strong className={css.legendCount}>{counts[state]}</strong>
          <span className={css.meaning}>{meaning[state]}</span>
        </li>
      ))}
    </ul>
  );
}

type Shown = SendState | 'all';

function Targets({ job }: { readonly job: SendJob }) {
  const t = useMessages(massSendMessages);
  const { locale } = useChatdeck();
  const [chosen, setShown] = useState<Shown>('all');
  const { targets, counts } = job;
  const states = STATE_ORDER.filter((state) => counts[state] > 0);
  // The last target of a state may change while only that state is shown.
  const shown = chosen !== 'all' && states.includes(chosen) ? chosen : 'all';
  const rows = useMemo(
    () => (shown === 'all' ? targets : targets.filter(({ state }) => state === shown)),
    [targets, shown],
  );
  const labelOf = (state: SendState) =>
    t.stateCount({
      state: textIn(SEND_STATES.find(({ value }) => value === state)?.text, locale) ?? '',
      count: counts[state],
    });
  const columns: readonly Column<JobTarget>[] = [
    {
      id: 'name',
      header: t.name,
      narrow: 'main',
      cell: ({ name }) => (
        <span className={css.target}>
          <PersonAvatar name={name} size="sm" />
          <span className={css.targetName}>{name}</span>
        </span>
      ),
    },
    {
      id: 'state',
      header: t.state,
      width: 'lg',
      cell: ({ state }) => <StateText state={state} />,
    },
    {
      id: 'time',
      header: t.time,
      width: 'md',
      align: 'end',
      narrow: 'hidden',
      isTabular: true,
      // A queued target has not been processed at any time yet.
      cell: ({ state, changedAt }) => (state === 'queued' ? null : <RobotTime at={changedAt} />),
    },
  ];
  return (
    <Stack gap={2}>
      {states.length < 2 ? null : (
        <div className={css.filter}>
          <Select
            label={t.filter}
            items={[
              { id: 'all', label: t.everyTarget },
              ...states.map((id) => ({ id, label: labelOf(id) })),
            ]}
            value={shown}
            onChange={(next) => setShown(next ?? 'all')}
          />
        </div>
      )}
      <Card isFlush>
        <DataTable label={t.targets} columns={columns} rows={rows} rowId={targetId} />
      </Card>
    </Stack>
  );
}
