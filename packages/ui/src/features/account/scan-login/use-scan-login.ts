import type { SessionToken } from '@chatdeck/sdk';
import { useCallback } from 'react';
import { miniApi } from '#store/mini.api.ts';
import { useScanCode, type ShownScanCode } from '../scan-code/use-scan-code';

/** A scan code for login. */
export function useScanLogin(onLoggedIn: (session: SessionToken) => void): ShownScanCode {
  const [requestCode, request] = miniApi.useLoginCodeMutation();
  const [check] = miniApi.useCheckLoginMutation();
  const poll = useCallback(async (ticket: string) => (await check(ticket)).data, [check]);
  return useScanCode({
    requestCode,
    request,
    poll,
    onConfirmed: (answer) => {
      if (answer.state === 'confirmed') onLoggedIn(answer);
    },
  });
}
