import { skipToken } from '@reduxjs/toolkit/query/react';
import { useChatdeck } from '#context/chatdeck-context.ts';
import { downloadFrom } from '#context/download-from.ts';
import { useMessages } from '#messages';
import { accountDataApi } from '#store/account-data.api.ts';
import { toLoaded } from '#store/to-loaded.ts';
import { userApi } from '#store/user.api.ts';
import { useAccountForm } from '../account-form/use-account-form';
import { NO_PROOF, proofSchema } from '../two-factor/use-proof';
import { accountDataMessages } from './account-data.messages';

/** When the account is deleted, if that was asked for. Nothing is called while it is not `isAsked`. */
export function useDeletion(isAsked = true) {
  const user = userApi.useUserQuery(isAsked ? undefined : skipToken);
  const { deletionAt } = user.data ?? {};
  return toLoaded([user], user.data && { deletionAt });
}

/** Asks for an archive and has the browser download it. */
export function useExport() {
  const [send, { isLoading, isSuccess, isError }] = accountDataApi.useExportAccountMutation();
  const run = async () => {
    const { data } = await send();
    if (data) downloadFrom(data.url);
  };
  return { isPending: isLoading, isStarted: isSuccess, isFailed: isError, run: () => void run() };
}

/** The form that asks for the deletion. */
export function useAskDeletion(needsCode: boolean, onDone: () => void) {
  const [send] = accountDataApi.useAskDeletionMutation();
  return useAccountForm({
    schema: proofSchema(needsCode),
    defaultValues: NO_PROOF,
    send: ({ code, ...proof }) => send(needsCode ? { ...proof, code } : proof),
    onDone,
  });
}

/** Opens the account again. */
export function useKeep() {
  const t = useMessages(accountDataMessages);
  const { notify } = useChatdeck();
  const [send, { isLoading }] = accountDataApi.useKeepAccountMutation();
  const run = async () => {
    if (!(await send()).error) notify({ tone: 'success', text: t.kept });
  };
  return { isPending: isLoading, run: () => void run() };
}
