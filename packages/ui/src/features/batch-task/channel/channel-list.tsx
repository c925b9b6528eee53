import type { ChannelInput } from '@chatdeck/sdk/rules';
import { Library } from 'lucide-react';
import { lazyDialog } from '#context/lazy-part.tsx';
import { useMessages } from '#messages';
import { Text } from '#primitives/text/text.tsx';
import type { RecordListDefinition } from '#lists/records/record-list-definition.ts';
import { recordListScreen } from '#lists/records/record-list-screen.tsx';
import * as css from '#lists/rules/screen/rule-row.css.ts';
import { ReplySummary } from '#lists/rules/summary/reply-summary.tsx';
import { channelMessages } from '../batch-task.messages';
import { useChannels, type ChannelAt } from './use-channels';

/** How many items a row shows; the form shows all. */
const ITEMS_SHOWN = 3;

function Summary({ row: { channel } }: { readonly row: ChannelAt }) {
  const t = useMessages(channelMessages);
  return (
    <>
      <div className={css.answer}>
        <Text weight="medium">{channel.name}</Text>
        <Text size="xs" tone="muted" isTabular>
          {t.count({ count: channel.items.length })}
        </Text>
      </div>
      <ReplySummary replies={channel.items.slice(0, ITEMS_SHOWN)} verb={t.sends} />
    </>
  );
}

const definition: RecordListDefinition<ChannelAt, ChannelInput> = {
  icon: Library,
  texts: channelMessages,
  useRecords: useChannels,
  keyOf: ({ channel }) => String(channel.sortId),
  labelOf: ({ channel }) => channel.name,
  Summary,
  Dialog: lazyDialog(() => import('./channel-dialog')),
  isForMembers: true,
  isPart: true,
};

/** The account's own channels, listed under the tasks that send from them: add, edit and delete. */
export const ChannelList = /* @__PURE__ */ recordListScreen(definition);
