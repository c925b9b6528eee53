import { useChatdeck } from '#context/chatdeck-context.ts';
import { useMessages } from '#messages';
import { robotApi } from '#store/robot.api.ts';
import { useSaveGuard, type RobotChange } from '#lists/config/save-guard.ts';
import { robotConfigMessages } from '../robot-config.messages';

/** The stored versions of the config, newest first. */
export const useRevisions = () => robotApi.useRobotConfigHistoryQuery();

/** One stored version with its text. */
export const useRevision = (version: number) => robotApi.useRobotConfigRevisionQuery(version);

/** Saves an earlier version again. `onRestored` is called once, after the server has confirmed. */
export function useRestore(baseVersion: number, onRestored: () => void) {
  const t = useMessages(robotConfigMessages);
  const { notify } = useChatdeck();
  const [send, { isLoading }] = robotApi.useRestoreRobotConfigMutation();
  const isAllowed = useSaveGuard();
  const restore = async (version: number, change: RobotChange) => {
    if (!(await isAllowed(change))) return;
    const { error } = await send({ version, baseVersion });
    if (error) return;
    notify({ tone: 'success', text: t.restored });
    onRestored();
  };
  return {
    restore: (version: number, change: RobotChange) => void restore(version, change),
    isRestoring: isLoading,
  };
}
