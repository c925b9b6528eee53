import type { RoomSync } from '@chatdeck/sdk';
import { ASYNC_MESSAGES, ASYNC_MODELS, textIn } from '@chatdeck/sdk/constants';
import { ASYNC_MODEL } from '@chatdeck/sdk/rules';
import { ArrowLeftRight, ArrowRight, Repeat2 } from 'lucide-react';
import { useChatdeck } from '#context/chatdeck-context.ts';
import { lazyDialog } from '#context/lazy-part.tsx';
import { Tag } from '#primitives/badge/badge.tsx';
import { Icon } from '#primitives/icon/icon.tsx';
import { Text } from '#primitives/text/text.tsx';
import type {
  RowSummaryProps,
  RuleListDefinition,
} from '#lists/rules/screen/rule-list-definition.ts';
import { ruleListScreen } from '#lists/rules/screen/rule-list-screen.tsx';
import * as css from '#lists/rules/screen/rule-row.css.ts';
import { NameSummary } from '#lists/rules/summary/name-summary.tsx';
import { roomSyncMessages } from './room-sync.messages';

function Summary({ row: { model, one = '', many, forward } }: RowSummaryProps<RoomSync>) {
  const { locale } = useChatdeck();
  const kind = ASYNC_MODELS.find(({ value }) => value === model);
  const message = ASYNC_MESSAGES.find(({ value }) => value === forward);
  const sides = model === ASYNC_MODEL.manyToOne ? [many, [one]] : [[one], many];
  return (
    <div className={css.answer}>
      <Tag>{textIn(kind?.text, locale) ?? ''}</Tag>
      {model === ASYNC_MODEL.manyToMany ? (
        <>
          <Icon of={ArrowLeftRight} size={16} />
          <NameSummary kind="room" names={many} />
        </>
      ) : (
        <>
          <NameSummary kind="room" names={sides[0] ?? []} />
          <Icon of={ArrowRight} size={16} />
          <NameSummary kind="room" names={sides[1] ?? []} />
        </>
      )}
      <Text size="xs" tone="muted">
        {textIn(message?.text, locale) ?? ''}
      </Text>
    </div>
  );
}

const definition: RuleListDefinition<'roomAsyncList'> = {
  list: 'roomAsyncList',
  isTried: true,
  icon: Repeat2,
  texts: roomSyncMessages,
  Summary,
  Dialog: lazyDialog(() => import('./room-sync-dialog')),
  isForMembers: true,
  csv: () => import('./room-sync-csv'),
};

/** Groups whose messages the robot synchronises; for members. */
export const RoomSyncScreen = /* @__PURE__ */ ruleListScreen(definition);
