import { useChatdeck } from '#context/chatdeck-context.ts';
import { useMessages } from '#messages';
import { operatorApi } from '#store/operator.api.ts';
import { toLoaded } from '#store/to-loaded.ts';
import { backupsMessages } from './backups.messages';

/** How often it is looked whether a backup is there, while one is being made, in ms. */
const EVERY_MS = 2_000;

/** The backups of the server, and how one is made now. */
export function useBackups() {
  const t = useMessages(backupsMessages);
  const { notify } = useChatdeck();
  const [send, { isLoading }] = operatorApi.useMakeBackupMutation();
  const known = operatorApi.endpoints.backups.useQueryState();
  const isRunning = typeof known.data?.runningSince === 'string';
  const query = operatorApi.useBackupsQuery(undefined, {
    pollingInterval: isRunning ? EVERY_MS : 0,
  });
  const make = async () => {
    if (!(await send()).error) notify({ tone: 'success', text: t.begun });
  };
  return {
    state: toLoaded([query], query.data),
    isRunning: isLoading || isRunning,
    make: () => void make(),
  };
}
