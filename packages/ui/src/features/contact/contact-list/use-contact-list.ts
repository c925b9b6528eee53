import { useState } from 'react';
import { LIST_POLL_MS, usePagedSearch } from '../../../lists';
import { useChatdeck } from '../../../provider/chatdeck-context';
import { contactApi } from '../../../store/contact.api';
import { toListState } from '../../../store/list-state';
import type { SendTarget } from '../../../store/send-target';

const PAGE_SIZE = 10;

/** The robot's friends; asked for again and again, since the robot sends them in batches. */
export function useContactList(initialSearch?: string) {
  const { navigate } = useChatdeck();
  const search = usePagedSearch(PAGE_SIZE, initialSearch);
  const [target, setTarget] = useState<SendTarget>();
  const query = contactApi.useFriendsQuery(search.query, {
    pollingInterval: LIST_POLL_MS,
    skipPollingIfUnfocused: true,
  });
  return {
    list: toListState(query, PAGE_SIZE),
    search,
    target,
    onTargetChange: setTarget,
    onToRobot: () => navigate({ to: 'dashboard.main' }),
  };
}
