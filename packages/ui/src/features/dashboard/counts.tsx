import { useMessages } from '#messages';
import { Card } from '#primitives/card/card.tsx';
import { Text } from '#primitives/text/text.tsx';
import * as css from './dashboard.css';
import { dashboardMessages } from './dashboard.messages';
import { useMaterialCount } from './first-steps/use-first-steps';
import type { PartState } from './part/part-state';
import { useRobotStatus } from './use-dashboard';

/** The numbers of friends, groups and materials. */
export function Counts() {
  const t = useMessages(dashboardMessages);
  const robot = useRobotStatus();
  const materials = useMaterialCount();
  if (robot.status === 'absent' && materials.status === 'absent') return null;
  return (
    <Card title={t.counts}>
      <dl className={css.counts}>
        <Count label={t.friends} state={robot} of={({ friendCount }) => friendCount} />
        <Count label={t.rooms} state={robot} of={({ roomCount }) => roomCount} />
        <Count label={t.materials} state={materials} of={({ count }) => count} />
      </dl>
    </Card>
  );
}

interface CountProps<T> {
  readonly label: string;
  readonly state: PartState<T>;
  readonly of: (data: T) => number;
}

function Count<T>({ label, state, of }: CountProps<T>) {
  const t = useMessages(dashboardMessages);
  if (state.status === 'absent') return null;
  const missing = state.status === 'loading' ? '…' : '—';
  return (
    <div className={css.countPair}>
      <dt>
        <Text size="xs" tone="muted">
          {label}
        </Text>
      </dt>
      <dd className={css.value}>{state.status === 'ready' ? t.count(of(state.data)) : missing}</dd>
    </div>
  );
}
