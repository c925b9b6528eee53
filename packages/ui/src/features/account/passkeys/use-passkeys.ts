import type { Passkey, PasskeyCreation } from '@chatdeck/sdk';
import { passkeyNameSchema } from '@chatdeck/sdk/rules';
import { skipToken } from '@reduxjs/toolkit/query/react';
import { useEffect, useState } from 'react';
import * as z from 'zod/mini';
import { useChatdeck } from '#context/chatdeck-context.ts';
import { useMessages } from '#messages';
import { useIsOwn } from '#lists/session/use-may.ts';
import { useLive } from '#store/live/use-live.ts';
import { passkeyApi } from '#store/passkey.api.ts';
import { toLoaded } from '#store/to-loaded.ts';
import { userApi } from '#store/user.api.ts';
import { useAccountForm } from '../account-form/use-account-form';
import { NO_PROOF, proofSchema } from '../two-factor/use-proof';
import { makePasskey, stopAsking, type Stop } from './authenticator';
import { passkeysMessages } from './passkeys.messages';

const NAME = z.object({ name: passkeyNameSchema });

/** The passkeys of the account, followed live, and whether one may be added; not asked for by a partner's session. */
export function usePasskeys() {
  useLive();
  const isOwn = useIsOwn();
  const passkeys = passkeyApi.usePasskeysQuery(isOwn === true ? undefined : skipToken);
  const user = userApi.useUserQuery();
  const content = passkeys.data &&
    user.data && { ...passkeys.data, isActivated: user.data.isActivated };
  return toLoaded([passkeys, user], content);
}

/** Why nothing was added: what the browser says, or the server, which has given its reason. */
export type NotAdded = Stop | 'refused';

/** The two steps of adding one: the proof, and what the browser makes of its answer, again if its user wants. */
export function useAddPasskey(needsCode: boolean, onDone: () => void) {
  const t = useMessages(passkeysMessages);
  const { notify } = useChatdeck();
  const [begin] = passkeyApi.useBeginPasskeyMutation();
  const [add] = passkeyApi.useAddPasskeyMutation();
  const [options, setOptions] = useState<PasskeyCreation>();
  const [isMaking, setMaking] = useState(false);
  const [notAdded, setNotAdded] = useState<NotAdded>();
  // Nobody is asked any more once the dialog has closed.
  useEffect(() => stopAsking, []);

  async function make(asked: PasskeyCreation): Promise<void> {
    setNotAdded(undefined);
    setMaking(true);
    const given = await makePasskey(asked);
    const isAdded = 'credential' in given && !(await add(given.credential)).error;
    setMaking(false);
    if (isAdded) {
      notify({ tone: 'success', text: t.added });
      onDone();
      return;
    }
    setNotAdded('stop' in given ? given.stop : 'refused');
    // What was signed works once: the next attempt begins with the proof.
    if (!('stop' in given) || given.stop === 'too late') setOptions(undefined);
  }

  const proving = useAccountForm({
    schema: proofSchema(needsCode),
    defaultValues: NO_PROOF,
    send: ({ code, ...proof }) => begin(needsCode ? { ...proof, code } : proof),
    onDone: async (asked) => {
      setOptions(asked);
      await make(asked);
    },
  });
  return {
    proving,
    notAdded,
    isMaking,
    /** Has the browser ask again; undefined before the proof. */
    retry: options && (() => void make(options)),
  };
}

/** Gives a passkey another name. */
export function useRenamePasskey({ id, name }: Passkey, onDone: () => void) {
  const t = useMessages(passkeysMessages);
  const { notify } = useChatdeck();
  const [rename] = passkeyApi.useRenamePasskeyMutation();
  return useAccountForm({
    schema: NAME,
    defaultValues: { name },
    send: (values) => rename({ id, ...values }),
    onDone: () => {
      notify({ tone: 'success', text: t.renamed });
      onDone();
    },
  });
}

/** Removes a passkey with the proof. */
export function useRemovePasskey(id: string, needsCode: boolean, onDone: () => void) {
  const t = useMessages(passkeysMessages);
  const { notify } = useChatdeck();
  const [remove] = passkeyApi.useRemovePasskeyMutation();
  return useAccountForm({
    schema: proofSchema(needsCode),
    defaultValues: NO_PROOF,
    send: ({ code, ...proof }) => remove({ id, ...(needsCode ? { ...proof, code } : proof) }),
    onDone: () => {
      notify({ tone: 'success', text: t.removed });
      onDone();
    },
  });
}
