import { CirclePause } from 'lucide-react';
import { useMessages } from '#messages';
import { PlaceLink } from '#primitives/button/place-link.tsx';
import { Card } from '#primitives/card/card.tsx';
import { EmptyState } from '#primitives/empty-state/empty-state.tsx';
import { weekMessages } from './week.messages';
import { WEEK_KINDS, type WeekSchedule } from './week-schedule';

/** Stands for the week while every schedule is paused: which they are, and where each is resumed. */
export function AllPaused({ paused }: { readonly paused: readonly WeekSchedule[] }) {
  const t = useMessages(weekMessages);
  const kinds = WEEK_KINDS.flatMap((kind) => {
    const ofKind = paused.filter((schedule) => schedule.kind === kind);
    const [first] = ofKind;
    return first ? [{ kind, place: first.place, count: ofKind.length }] : [];
  });
  return (
    <Card title={t.thisWeek}>
      <EmptyState
        icon={CirclePause}
        title={t.allPaused(paused.length)}
        actions={kinds.map(({ kind, place, count }) => (
          <PlaceLink key={kind} to={place}>
            {t.pausedOf({ kind: t[kind], count })}
          </PlaceLink>
        ))}
      >
        {t.howToResume}
      </EmptyState>
    </Card>
  );
}
