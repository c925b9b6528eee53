import type { UserInfo } from '@chatdeck/sdk';
import { useState } from 'react';
import { useChatdeck } from '#context/chatdeck-context.ts';
import { useMessages } from '#messages';
import { accountApi } from '#store/account.api.ts';
import { userApi } from '#store/user.api.ts';
import { useLive } from '#store/live/use-live.ts';
import { openApi } from '#store/open-api.api.ts';
import { robotLoginApi } from '#store/robot-login.api.ts';
import { toLoaded } from '#store/to-loaded.ts';
import { personalCentreMessages } from './personal-centre.messages';

/** Requests a new key pair. */
export interface ResetState {
  readonly isConfirming: boolean;
  readonly setConfirming: (isConfirming: boolean) => void;
  readonly isPending: boolean;
  readonly confirm: () => void;
}

/** The account, its robot's key pair, and the address at which the robot reaches the server. */
export function usePersonalCentre() {
  useLive();
  const user = userApi.useUserQuery();
  const credentials = openApi.useCredentialsQuery();
  const { data: address = '' } = robotLoginApi.useServerAddressQuery();
  const content = user.data &&
    credentials.data && { user: user.data, credentials: credentials.data, address };
  return { state: toLoaded([user, credentials], content), reset: useReset() };
}

/** The switch of the mail about a robot that is offline; it shows the wanted state while that is being saved. */
export function useOfflineMail({ offlineMail }: Pick<UserInfo, 'offlineMail'>) {
  const t = useMessages(personalCentreMessages);
  const { notify } = useChatdeck();
  const [send, { isLoading, originalArgs }] = accountApi.useChangeNoticesMutation();
  const change = async (isOn: boolean) => {
    const { error } = await send({ offlineMail: isOn });
    if (!error) notify({ tone: 'success', text: t.resetDone });
  };
  return {
    isOn: isLoading && originalArgs ? originalArgs.offlineMail : offlineMail,
    isPending: isLoading,
    change: (isOn: boolean) => void change(isOn),
  };
}

function useReset(): ResetState {
  const t = useMessages(personalCentreMessages);
  const { notify } = useChatdeck();
  const [send, { isLoading }] = openApi.useResetCredentialsMutation();
  const [isConfirming, setConfirming] = useState(false);
  const confirm = async () => {
    const { error } = await send();
    if (error) return;
    setConfirming(false);
    notify({ tone: 'success', text: t.resetDone });
  };
  return { isConfirming, setConfirming, isPending: isLoading, confirm: () => void confirm() };
}
