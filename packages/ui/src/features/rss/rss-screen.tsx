import { DEFAULT_CRON } from '@chatdeck/sdk/constants';
import type { RssFeed } from '@chatdeck/sdk';
import type { RssFeedInput } from '@chatdeck/sdk/rules';
import { ArrowRight, Rss } from 'lucide-react';
import { lazyDialog } from '#context/lazy-part.tsx';
import { useMessages } from '#messages';
import { Icon } from '#primitives/icon/icon.tsx';
import { Text } from '#primitives/text/text.tsx';
import type { RecordListDefinition } from '#lists/records/record-list-definition.ts';
import { recordListScreen } from '#lists/records/record-list-screen.tsx';
import { ScheduleSummary } from '#lists/records/summary/schedule-summary.tsx';
import { TargetSummary } from '#lists/records/summary/target-summary.tsx';
import * as css from '#lists/rules/screen/rule-row.css.ts';
import { NameSummary } from '#lists/rules/summary/name-summary.tsx';
import { NextRun } from '#features/schedule/due/due-summary.tsx';
import { rssMessages } from './rss.messages';
import { useRssFeeds } from './use-rss-feeds';
import { feedSwitch } from './feed-switch';

function Summary({ row }: { readonly row: RssFeed }) {
  const t = useMessages(rssMessages);
  return (
    <>
      <div className={css.answer}>
        <ScheduleSummary cron={row.updateTime} />
        <TargetSummary kind={row.type} targets={row.targets} />
      </div>
      <div className={css.answer}>
        <Icon of={ArrowRight} size={16} />
        {row.showLink ? t.asLink : t.asText}
        <Text tone="second">{row.rssUrl}</Text>
      </div>
      <NextRun row={{ date: row.updateTime }} isPaused={row.isPaused} />
    </>
  );
}

export const rssList: RecordListDefinition<RssFeed, RssFeedInput> = {
  icon: Rss,
  texts: rssMessages,
  useRecords: useRssFeeds,
  keyOf: ({ id }) => id,
  labelOf: ({ rssUrl }) => rssUrl,
  Summary,
  switched: feedSwitch,
  foundAs: 'rssFeeds',
  example: ({ room }) => (
    <>
      <div className={css.answer}>
        <ScheduleSummary cron={DEFAULT_CRON} />
        <NameSummary kind="room" names={[room]} />
      </div>
      <div className={css.answer}>
        <Icon of={ArrowRight} size={16} />
        <Text tone="second">https://blog.example.com/feed.xml</Text>
      </div>
    </>
  ),
  Dialog: lazyDialog(() => import('./rss-dialog')),
  runNow: (message) => ({ target: 'Rss', message }),
  isForMembers: true,
};

/** Feeds whose new entries the robot sends: add, edit and delete. Read-only without a membership. */
export const RssScreen = /* @__PURE__ */ recordListScreen(rssList);
