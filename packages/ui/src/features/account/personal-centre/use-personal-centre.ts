import { useState } from 'react';
import { useChatdeck } from '#context/chatdeck-context.ts';
import { useMessages } from '#messages';
import { accountApi } from '#store/account.api.ts';
import { openApi } from '#store/open-api.api.ts';
import { robotLoginApi } from '#store/robot-login.api.ts';
import { toLoaded } from '#store/to-loaded.ts';
import { personalCentreMessages } from './personal-centre.messages';

/** Requests a new key pair. */
export interface ResetState {
  readonly isAsking: boolean;
  readonly setAsking: (isAsking: boolean) => void;
  readonly isPending: boolean;
  readonly confirm: () => void;
}

/** The account, its robot's key pair, and the address at which the robot reaches the server. */
export function usePersonalCentre() {
  const user = accountApi.useUserQuery();
  const credentials = openApi.useCredentialsQuery();
  const { data: address = '' } = robotLoginApi.useServerAddressQuery();
  const content = user.data &&
    credentials.data && { user: user.data, credentials: credentials.data, address };
  return { state: toLoaded([user, credentials], content), reset: useReset() };
}

function useReset(): ResetState {
  const t = useMessages(personalCentreMessages);
  const { notify } = useChatdeck();
  const [send, { isLoading }] = openApi.useResetCredentialsMutation();
  const [isAsking, setAsking] = useState(false);
  const confirm = async () => {
    const { error } = await send();
    if (error) return;
    setAsking(false);
    notify({ tone: 'success', text: t.resetDone });
  };
  return { isAsking, setAsking, isPending: isLoading, confirm: () => void confirm() };
}
