import { useCallback } from 'react';
import { useChatdeck } from '#context/chatdeck-context.ts';
import { useMessages } from '#messages';
import { miniApi } from '#store/mini.api.ts';
import { useScanCode, type ShownScanCode } from '../scan-code/use-scan-code';
import { phoneBindingMessages } from './phone-binding.messages';

/** A scan code that binds the phone. */
export function usePhoneBinding(onBound: () => void): ShownScanCode {
  const t = useMessages(phoneBindingMessages);
  const { notify } = useChatdeck();
  const [requestCode, request] = miniApi.useBindCodeMutation();
  const [check] = miniApi.useCheckBindingMutation();
  const poll = useCallback(async (ticket: string) => (await check(ticket)).data, [check]);
  return useScanCode({
    requestCode,
    request,
    poll,
    onConfirmed: () => {
      notify({ tone: 'success', text: t.done });
      onBound();
    },
  });
}

/** Unbinds the phone, so that it can no longer log in. */
export function useUnbinding(onUnbound: () => void) {
  const t = useMessages(phoneBindingMessages);
  const { notify } = useChatdeck();
  const [unbind, { isLoading }] = miniApi.useUnbindMutation();
  const confirm = async () => {
    const { error } = await unbind();
    if (error) return;
    onUnbound();
    notify({ tone: 'success', text: t.unbindDone });
  };
  return { isPending: isLoading, confirm: () => void confirm() };
}
