import type { ReactNode } from 'react';
import { useMessages } from '#messages';
import { Banner } from '#primitives/banner/banner.tsx';
import { RobotClockNotice } from '#lists/clock/robot-clock-notice.tsx';
import { LiveBadge } from '#lists/config/live-badge.tsx';
import { MemberNotice } from '#lists/membership/member-notice.tsx';
import { reorderMessages } from '../reorder/reorder.messages';
import type { ListRows } from '../rows/use-list-rows';
import * as css from './list-notices.css';
import { ruleListMessages } from './rule-list.messages';

interface ListNoticesProps {
  readonly list: ListRows;
  /** The last move was not saved. */
  readonly isOrderBack: boolean;
  /** The row that was to be opened is not there. */
  readonly isRuleGone: boolean;
  /** The list is for members, and the account is none. */
  readonly isLocked: boolean;
  readonly isTimed: boolean;
  readonly hasRows: boolean;
  /** Stands beside the state of the robot, so that nothing moves when the first row can be filtered. */
  readonly filter: ReactNode;
}

/**
 * The notices above a list: a membership that is needed, the robot's clock, whether the robot has fetched it, and refused
 * changes.
 */
export function ListNotices(props: ListNoticesProps) {
  const { list, isOrderBack, isRuleGone, isLocked, isTimed, hasRows, filter } = props;
  const t = useMessages(ruleListMessages);
  const order = useMessages(reorderMessages);
  const { state, saved } = list;
  const refusal = list.refusal ?? (isOrderBack ? order.orderBack : undefined);
  return (
    <>
      {isLocked ? <MemberNotice /> : null}
      {isRuleGone ? <Banner tone="info">{t.ruleGone}</Banner> : null}
      {isTimed ? <RobotClockNotice /> : null}
      {refusal === undefined ? null : (
        <Banner tone="danger" title={t.refused} isAnnouncedElsewhere>
          {refusal}
        </Banner>
      )}
      {hasRows && saved && state?.status === 'ready' ? (
        <div className={css.status}>
          {filter}
          <LiveBadge version={saved.version} liveVersion={state.liveVersion} />
        </div>
      ) : null}
    </>
  );
}
