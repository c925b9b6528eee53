import type { RoomSync } from '@chatdeck/sdk';
import { ASYNC_MESSAGES, ASYNC_MODELS, textIn } from '@chatdeck/sdk/constants';
import { ASYNC_MODEL } from '@chatdeck/sdk/plain-rules';
import { ArrowLeftRight, ArrowRight } from 'lucide-react';
import { useChatdeck } from '#context/chatdeck-context.ts';
import { Tag } from '#primitives/badge/badge.tsx';
import { Icon } from '#primitives/icon/icon.tsx';
import { Text } from '#primitives/text/text.tsx';
import type { RowSummaryProps } from '#lists/rules/screen/rule-list-definition.ts';
import * as css from '#lists/rules/screen/rule-row.css.ts';
import { NameSummary } from '#lists/rules/summary/name-summary.tsx';

/** Synchronised groups as a sentence: from where to where, and what. */
export function RoomSyncSummary({
  row: { model, one = '', many, forward },
}: RowSummaryProps<RoomSync>) {
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
