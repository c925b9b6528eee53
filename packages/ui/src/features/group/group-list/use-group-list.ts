import { useState } from 'react';
import { LIST_POLL_MS, usePagedSearch } from '../../../lists';
import { useChatdeck } from '../../../provider/chatdeck-context';
import { groupApi } from '../../../store/group.api';
import { toListState } from '../../../store/list-state';
import type { SendTarget } from '../../../store/send-target';

const PAGE_SIZE = 10;

/** The robot's groups; asked for again and again, since the robot sends them in batches. */
export function useGroupList(initialSearch?: string) {
  const { navigate } = useChatdeck();
  const search = usePagedSearch(PAGE_SIZE, initialSearch);
  const [target, setTarget] = useState<SendTarget>();
  const query = groupApi.useRoomsQuery(search.query, {
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
