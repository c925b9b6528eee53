import { useState } from 'react';
import { useChatdeck } from '#context/chatdeck-context.ts';
import { useMessages } from '#messages';
import { useLive } from '#store/live/use-live.ts';
import { accountApi } from '#store/account.api.ts';
import { loadAnew } from '#store/load-anew.ts';
import { toLoaded } from '#store/to-loaded.ts';
import { sessionsMessages } from './sessions.messages';

/** The browsers in which the account is logged in, followed live, and how to end one or all others. */
export function useSessions() {
  const t = useMessages(sessionsMessages);
  const { notify, navigate } = useChatdeck();
  useLive();
  const query = accountApi.useSessionsQuery();
  const [endOne, one] = accountApi.useEndSessionMutation();
  const [endOthers, others] = accountApi.useEndOtherSessionsMutation();
  const [isConfirming, setConfirming] = useState(false);
  const list = query.data?.list;
  return {
    state: toLoaded([query], list && { list }),
    /** Loads them anew. */
    refresh: () => loadAnew(query),
    otherCount: list?.filter(({ isCurrent }) => !isCurrent).length ?? 0,
    endingId: one.isLoading ? one.originalArgs : undefined,
    end: async (id: string) => {
      if (!(await endOne(id)).error) notify({ tone: 'success', text: t.ended });
    },
    changePassword: () => navigate({ to: 'user.password' }),
    endOthers: {
      isConfirming,
      setConfirming,
      isPending: others.isLoading,
      confirm: async () => {
        if (!(await endOthers()).error) setConfirming(false);
      },
    },
  };
}
