import { useState } from 'react';
import { useMessages } from '#messages';
import { useChatdeck } from '#context/chatdeck-context.ts';
import { accountApi } from '#store/account.api.ts';
import { openApi } from '#store/open-api.api.ts';
import { robotLoginApi } from '#store/robot-login.api.ts';
import { toPageState } from '#store/page-state.ts';
import { personalCentreMessages } from './personal-centre.messages';
import type { PersonalCentreState, ResetState } from './personal-centre.view';

/** The account, and the pair of keys of its robot. */
export function usePersonalCentre(): { state: PersonalCentreState; reset: ResetState } {
  const user = accountApi.useUserQuery();
  const credentials = openApi.useCredentialsQuery();
  const { data: address = '' } = robotLoginApi.useServerAddressQuery();
  const reset = useReset();
  const { error, isStale, retry } = toPageState([user, credentials]);
  if (user.data && credentials.data) {
    const known = { user: user.data, credentials: credentials.data, address };
    return { state: { status: 'ready', ...known, isStale, retry }, reset };
  }
  if (!error) return { state: { status: 'loading' }, reset };
  return { state: { status: 'failed', error, retry }, reset };
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
