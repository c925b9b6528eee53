import { CODE, RESEND_LOCK_MS, textIn } from '@chatdeck/sdk/constants';
import type { RobotCommand } from '@chatdeck/sdk/rules';
import { NOTICE_TEXT } from '@chatdeck/sdk/texts';
import { isCallError } from '#context/call-error.ts';
import { useChatdeck } from '#context/chatdeck-context.ts';
import { useCountdown } from '#context/use-countdown.ts';
import type { Chat } from '#store/chat.ts';
import { robotLoginApi } from '#store/robot-login.api.ts';

const COMMANDS: Readonly<Record<Chat['kind'], RobotCommand>> = {
  contact: { target: 'system', event: 'reloadFriendOnly' },
  room: { target: 'system', event: 'reloadRoomOnly' },
};

/**
 * Has the robot send its friends or groups again. It does so once in five seconds (product specification, section 9);
 * refusals are announced as usual.
 */
export function useRefreshChats(kind: Chat['kind']) {
  const { notify, locale } = useChatdeck();
  const [send, { isLoading }] = robotLoginApi.useRobotEventMutation();
  const [lockedSeconds, lock] = useCountdown();
  const refresh = async () => {
    const { error } = await send(COMMANDS[kind]);
    if (error === undefined) {
      lock(RESEND_LOCK_MS);
      notify({ tone: 'success', text: textIn(NOTICE_TEXT['sent.event'], locale) });
    } else if (isCallError(error) && error.code === CODE.sentTooSoon) {
      lock(error.retryAfterMs ?? RESEND_LOCK_MS);
    }
  };
  return { refresh: () => void refresh(), lockedSeconds, isRefreshing: isLoading };
}
