import { useMessages } from '#messages';
import { Banner } from '#primitives/banner/banner.tsx';
import { Button } from '#primitives/button/button.tsx';
import { RobotClockNotice } from '#lists/clock/robot-clock-notice.tsx';
import { LiveBadge } from '#lists/config/live-badge.tsx';
import type { useSavedConfig } from '#lists/config/use-saved-config.ts';
import { MemberNotice } from '#lists/membership/member-notice.tsx';
import { TianxingNotice } from '#lists/tianxing/tianxing-notice.tsx';
import { ruleListMessages } from '#lists/rules/screen/rule-list.messages.ts';
import { allSchedulesMessages } from './all.messages';
import type { PageKind } from './schedule-kind';
import type { MissingPart } from './use-schedules';

interface Props {
  /** The kind of the page; undefined on that of all. */
  readonly kind: PageKind | undefined;
  readonly config: ReturnType<typeof useSavedConfig>;
  readonly missing: readonly MissingPart[];
  readonly onRetry: (() => void) | undefined;
  readonly isForMembers: boolean;
  readonly isGone: boolean;
}

/** What is to be known before the table is read. */
export function ScheduleNotices(props: Props) {
  const { kind, config, missing, onRetry, isForMembers, isGone } = props;
  const t = useMessages(allSchedulesMessages);
  const { refused } = useMessages(ruleListMessages);
  const { refusal } = config;
  const names = { reminder: t.reminder, batch: t.batchPart, rss: t.rss };
  return (
    <>
      {isForMembers ? <MemberNotice /> : null}
      {isGone ? <Banner tone="info">{t.goneRule}</Banner> : null}
      <RobotClockNotice />
      {kind === 'news' ? <TianxingNotice without="news" /> : null}
      {kind === 'daily' ? <TianxingNotice without="weather" /> : null}
      {refusal === undefined ? null : (
        <Banner tone="danger" title={refused} isAnnouncedElsewhere>
          {refusal}
        </Banner>
      )}
      {missing.length > 0 && onRetry ? (
        <Banner
          tone="warning"
          action={
            <Button size="sm" onPress={onRetry}>
              {t.retry}
            </Button>
          }
        >
          {t.missing(missing.map((part) => names[part]))}
        </Banner>
      ) : null}
    </>
  );
}

/** Whether the robot has the schedules that are saved with its config. */
export function ScheduleVersion({ config: { state, saved } }: Pick<Props, 'config'>) {
  if (!saved || state?.status !== 'ready') return null;
  return <LiveBadge version={saved.version} liveVersion={state.liveVersion} />;
}
