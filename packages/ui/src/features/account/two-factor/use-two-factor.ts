import type { AuthenticatorSecret, TwoFactorProof } from '@chatdeck/sdk';
import { CODE } from '@chatdeck/sdk/constants';
import { appCodeSchema, loginSchema, secondFactorSchema } from '@chatdeck/sdk/rules';
import { useState } from 'react';
import * as z from 'zod/mini';
import { useChatdeck } from '#context/chatdeck-context.ts';
import { useMessages } from '#messages';
import { useLive } from '#store/live/use-live.ts';
import { toLoaded } from '#store/to-loaded.ts';
import { twoFactorApi } from '#store/two-factor.api.ts';
import { userApi } from '#store/user.api.ts';
import { useAccountForm } from '../account-form/use-account-form';
import { twoFactorMessages } from './two-factor.messages';

const { password } = loginSchema.shape;
const PASSWORD = z.object({ password });
const CODE_OF_APP = z.object({ code: appCodeSchema });
const PROOF = z.object({ password, code: secondFactorSchema });

/** Whether two-factor login is on, and whether it may be turned on. */
export function useTwoFactor() {
  useLive();
  const status = twoFactorApi.useTwoFactorQuery();
  const user = userApi.useUserQuery();
  const content = status.data &&
    user.data && { ...status.data, isActivated: user.data.isActivated };
  return toLoaded([status, user], content);
}

/** The two steps of turning it on: the password, and a code of the app with the secret that it gives. */
export function useTurnOn(onDone: (recoveryCodes: readonly string[]) => void) {
  const t = useMessages(twoFactorMessages);
  const { notify } = useChatdeck();
  const [begin] = twoFactorApi.useBeginTwoFactorMutation();
  const [turnOn] = twoFactorApi.useTurnOnTwoFactorMutation();
  const [secret, setSecret] = useState<AuthenticatorSecret>();
  const proving = useAccountForm({
    schema: PASSWORD,
    defaultValues: { password: '' },
    send: (values) => begin(values.password),
    onDone: setSecret,
  });
  const confirming = useAccountForm({
    schema: CODE_OF_APP,
    defaultValues: { code: '' },
    send: ({ code }) => turnOn(code),
    onDone: ({ recoveryCodes }) => {
      notify({ tone: 'success', text: t.turnedOn });
      onDone(recoveryCodes);
    },
    onRefused: ({ code }) => {
      if (code !== CODE.notFound) return;
      notify({ tone: 'info', text: t.tooLate });
      setSecret(undefined);
    },
  });
  return { secret, proving, confirming };
}

/** A form with the password and a code, and what is done with them. */
function useProof<Data>(
  send: (proof: TwoFactorProof) => Promise<{ readonly data?: Data; readonly error?: unknown }>,
  onDone: (data: Data) => void,
) {
  return useAccountForm({
    schema: PROOF,
    defaultValues: { password: '', code: '' },
    send,
    onDone,
  });
}

export type Proof = ReturnType<typeof useProof>;

/** Turns two-factor login off. */
export function useTurnOff(onDone: () => void) {
  const t = useMessages(twoFactorMessages);
  const { notify } = useChatdeck();
  const [turnOff] = twoFactorApi.useTurnOffTwoFactorMutation();
  return useProof(turnOff, () => {
    notify({ tone: 'success', text: t.turnedOff });
    onDone();
  });
}

/** Makes new recovery codes. */
export function useNewCodes(onDone: (recoveryCodes: readonly string[]) => void) {
  const t = useMessages(twoFactorMessages);
  const { notify } = useChatdeck();
  const [renew] = twoFactorApi.useRenewRecoveryCodesMutation();
  return useProof(renew, ({ recoveryCodes }) => {
    notify({ tone: 'success', text: t.renewed });
    onDone(recoveryCodes);
  });
}
