import { useMessages } from '#messages';
import { Banner } from '#primitives/banner/banner.tsx';
import { RobotClockNotice } from '#lists/clock/robot-clock-notice.tsx';
import { LiveBadge } from '#lists/config/live-badge.tsx';
import { MemberNotice } from '#lists/membership/member-notice.tsx';
import type { ListRows } from '../rows/use-list-rows';
import { ruleListMessages } from './rule-list.messages';

interface Props {
  readonly list: ListRows;
  readonly isReadOnly: boolean;
  readonly isTimed: boolean;
}

/** What to know over a list: whether it can be changed, by which clock it runs, whether the robot has it, and what was refused. */
export function ListNotices({ list, isReadOnly, isTimed }: Props) {
  const t = useMessages(ruleListMessages);
  const { state, saved, refusal } = list;
  return (
    <>
      {isReadOnly ? <MemberNotice /> : null}
      {isTimed ? <RobotClockNotice /> : null}
      {refusal === undefined ? null : (
        <Banner tone="danger" title={t.refused} isToldAlready>
          {refusal}
        </Banner>
      )}
      {saved && state?.status === 'ready' ? (
        <LiveBadge version={saved.version} liveVersion={state.liveVersion} />
      ) : null}
    </>
  );
}
