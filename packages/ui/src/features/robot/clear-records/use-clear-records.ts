import { useState } from 'react';
import { useChatdeck } from '#context/chatdeck-context.ts';
import { useMessages } from '#messages';
import { robotApi } from '#store/robot.api.ts';
import { useIsReachable } from '#lists/robot/use-is-reachable.ts';
import { clearRecordsMessages } from './clear-records.messages';

/** Deletes the robot's chat records after a confirmation; impossible while the robot is offline. */
export function useClearRecords() {
  const t = useMessages(clearRecordsMessages);
  const { notify } = useChatdeck();
  const [isConfirming, setConfirming] = useState(false);
  const [clear, { isLoading: isPending }] = robotApi.useClearRecordsMutation();
  const confirm = async () => {
    const { error } = await clear();
    if (error) return;
    setConfirming(false);
    notify({ tone: 'success', text: t.done });
  };
  const isOffline = useIsReachable() === false;
  return { isOffline, isConfirming, setConfirming, isPending, confirm: () => void confirm() };
}
