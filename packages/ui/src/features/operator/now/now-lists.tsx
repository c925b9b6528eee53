import type { ServerNow } from '@chatdeck/sdk';
import type { ReactNode } from 'react';
import { useMessages } from '#messages';
import { Card } from '#primitives/card/card.tsx';
import { DataTable } from '#primitives/data-table/data-table.tsx';
import { RobotTime } from '#primitives/robot-time/robot-time.tsx';
import { Text } from '#primitives/text/text.tsx';
import { nowMessages } from './now.messages';

interface ListCardProps {
  readonly title: string;
  readonly none: string;
  readonly count: number;
  readonly listed: number;
  readonly children: ReactNode;
}

/** A short list, or a sentence that there is nothing; how many more there are than it lists. */
function ListedCard({ title, none, count, listed, children }: ListCardProps) {
  const t = useMessages(nowMessages);
  if (listed === 0) {
    return (
      <Card title={title}>
        <Text as="p" tone="second">
          {none}
        </Text>
      </Card>
    );
  }
  return (
    <Card
      title={title}
      isFlush
      footer={count > listed ? <Text tone="second">{t.more(count - listed)}</Text> : undefined}
    >
      {children}
    </Card>
  );
}

/** The mass sends that are not finished. */
export function JobsCard({ jobs }: { readonly jobs: ServerNow['jobs'] }) {
  const t = useMessages(nowMessages);
  return (
    <ListedCard title={t.jobs} none={t.jobsNone} count={jobs.count} listed={jobs.list.length}>
      <DataTable
        label={t.jobs}
        rows={jobs.list}
        rowId={({ id }) => id}
        columns={[
          { id: 'account', header: t.account, narrow: 'main', cell: ({ email }) => email },
          {
            id: 'left',
            header: t.left,
            isTabular: true,
            cell: ({ waiting }) => t.number(waiting),
          },
          {
            id: 'created',
            header: t.created,
            cell: ({ createdAt }) => <RobotTime at={createdAt} />,
          },
        ]}
      />
    </ListedCard>
  );
}

/** The robots with a recent heartbeat. */
export function RobotsCard({ robots }: { readonly robots: ServerNow['robots'] }) {
  const t = useMessages(nowMessages);
  return (
    <ListedCard
      title={t.robotList}
      none={t.robotsNone}
      count={robots.count}
      listed={robots.list.length}
    >
      <DataTable
        label={t.robotList}
        rows={robots.list}
        rowId={({ email }) => email}
        columns={[
          { id: 'account', header: t.account, narrow: 'main', cell: ({ email }) => email },
          { id: 'robot', header: t.robot, cell: ({ name }) => name },
          { id: 'seen', header: t.seen, cell: ({ seenAt }) => <RobotTime at={seenAt} /> },
        ]}
      />
    </ListedCard>
  );
}
