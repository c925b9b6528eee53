import { useState } from 'react';
import { useChatdeck } from '#context/chatdeck-context.ts';
import type { SendTarget } from '#store/send-target.ts';
import { usePagedSearch } from '#lists';
import type { ChatListDefinition } from './chat-list-definition';

const PAGE_SIZE = 10;

/** The rows that are searched for, whom a message is written to, and the way to the robot. */
export function useChatList<Row>(
  { useRows }: Pick<ChatListDefinition<Row>, 'useRows'>,
  initialSearch: string | undefined,
) {
  const { navigate } = useChatdeck();
  const search = usePagedSearch(PAGE_SIZE, initialSearch);
  const [target, setTarget] = useState<SendTarget>();
  const [related, setRelated] = useState<SendTarget>();
  const [isSendingToMany, setSendingToMany] = useState(false);
  return {
    list: useRows(search),
    search,
    target,
    onTargetChange: setTarget,
    related,
    onRelatedChange: setRelated,
    isSendingToMany,
    onSendingToManyChange: setSendingToMany,
    onToRobot: () => navigate({ to: 'dashboard.main' }),
  };
}
