import { textIn } from '@chatdeck/sdk/constants';
import { NOTICE_TEXT } from '@chatdeck/sdk/texts';
import { useState } from 'react';
import { useChatdeck } from '#context/chatdeck-context.ts';
import { useLive } from '#store/live/use-live.ts';
import { openApi } from '#store/open-api.api.ts';
import { robotLoginApi } from '#store/robot-login.api.ts';
import { toLoaded } from '#store/to-loaded.ts';

/** The keys of the open API, its address, and a way to reset the keys. */
export function useOpenApi() {
  const { notify, locale } = useChatdeck();
  useLive();
  const credentials = openApi.useCredentialsQuery();
  const { data: address = '' } = robotLoginApi.useServerAddressQuery();
  const [send, { isLoading }] = openApi.useResetCredentialsMutation();
  const [isConfirming, setConfirming] = useState(false);
  const reset = async () => {
    const { error } = await send();
    if (error) return;
    setConfirming(false);
    notify({ tone: 'success', text: textIn(NOTICE_TEXT['saved.updated'], locale) });
  };
  return {
    keys: toLoaded([credentials], credentials.data),
    address,
    isConfirming,
    setConfirming,
    isResetting: isLoading,
    reset: () => void reset(),
  };
}
