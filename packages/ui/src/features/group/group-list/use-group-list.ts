import { useState } from 'react';
import { EMPTY_LIST_POLL_MS, usePagedSearch } from '../../../lists';
import { useChatdeck } from '../../../provider/chatdeck-context';
import { groupApi } from '../../../store/group.api';
import { toListState } from '../../../store/list-state';
import type { SendTarget } from '../../../store/send-target';

const PAGE_SIZE = 10;

/** The robot's groups; asked for again until the robot has sent the first ones. */
export function useGroupList() {
  const { navigate } = useChatdeck();
  const search = usePagedSearch(PAGE_SIZE);
  const [target, setTarget] = useState<SendTarget>();
  const [isWaiting, setWaiting] = useState(false);
  const query = groupApi.useRoomsQuery(search.query, {
    pollingInterval: isWaiting ? EMPTY_LIST_POLL_MS : 0,
    skipPollingIfUnfocused: true,
  });
  const isEmpty = search.query.name === undefined && query.data?.count === 0 && !query.isError;
  if (isEmpty !== isWaiting) setWaiting(isEmpty);
  return {
    list: toListState(query),
    search,
    target,
    onTargetChange: setTarget,
    onToRobot: () => navigate({ to: 'dashboard.main' }),
  };
}
