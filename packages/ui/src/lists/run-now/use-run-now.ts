import { textIn } from '@chatdeck/sdk/constants';
import type { RobotCommand } from '@chatdeck/sdk/rules';
import { NOTICE_TEXT } from '@chatdeck/sdk/texts';
import { useChatdeck } from '#context/chatdeck-context.ts';
import { robotLoginApi } from '#store/robot-login.api.ts';
import { useIsOwn } from '#lists/session/use-may.ts';

/**
 * Has the robot run a schedule now and announces that the command was sent; refusals are announced as usual. No right
 * lets a partner's session do so: `run` is undefined there.
 */
export function useRunNow() {
  const { notify, locale } = useChatdeck();
  const isOwn = useIsOwn();
  const [send, { isLoading }] = robotLoginApi.useRobotEventMutation();
  const run = async (command: RobotCommand) => {
    const { error } = await send(command);
    if (error === undefined)
      notify({ tone: 'success', text: textIn(NOTICE_TEXT['sent.event'], locale) });
  };
  return {
    run: isOwn ? (command: RobotCommand) => void run(command) : undefined,
    isPending: isLoading,
  };
}
