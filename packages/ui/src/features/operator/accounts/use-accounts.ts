import type { AccountFilter, CustomRoute } from '@chatdeck/sdk/operator';
import { useChatdeck } from '#context/chatdeck-context.ts';
import { downloadFrom } from '#context/download-from.ts';
import type { PagedSearch } from '#lists/use-paged-search.ts';
import { useMessages } from '#messages';
import { operatorApi } from '#store/operator.api.ts';
import { toLoaded, toLoadedRows } from '#store/to-loaded.ts';
import { userApi } from '#store/user.api.ts';
import { accountsMessages } from './accounts.messages';

/** Accounts per page. */
export const ACCOUNTS_PAGE = 20;

/** A page of accounts, found by a text and of one kind. */
export function useAccounts(
  { page, pageSize, search }: PagedSearch,
  filter: AccountFilter | 'all',
) {
  const query = operatorApi.useOperatorAccountsQuery({
    current: page,
    pageSize,
    ...(search !== undefined && { search }),
    ...(filter !== 'all' && { filter }),
  });
  return toLoadedRows(query, pageSize);
}

/** One account with what it uses, and whether it is the operator's own. */
export function useAccount(id: string) {
  const query = operatorApi.useOperatorAccountQuery(id);
  const user = userApi.useUserQuery();
  return toLoaded(
    [query],
    query.data && { account: query.data, isSelf: user.data?.userId === query.data.id },
  );
}

/** How the membership of an account is saved. */
export function useMembership(id: string) {
  const t = useMessages(accountsMessages);
  const { notify } = useChatdeck();
  const [grant, granting] = operatorApi.useGrantVipMutation();
  const [revoke, revoking] = operatorApi.useRevokeVipMutation();
  const tell = ({ error }: { readonly error?: unknown }) => {
    if (!error) notify({ tone: 'success', text: t.savedMembership });
    return !error;
  };
  return {
    isPending: granting.isLoading || revoking.isLoading,
    grant: async (until: string | null) => tell(await grant({ id, until })),
    revoke: async () => tell(await revoke(id)),
  };
}

/** How the rights of an account in the custom centre are saved. */
export function useRoutes(id: string) {
  const t = useMessages(accountsMessages);
  const { notify } = useChatdeck();
  const [send, { isLoading }] = operatorApi.useSetCustomRoutesMutation();
  const save = async (routes: readonly CustomRoute[]) => {
    const { error } = await send({ id, routes: [...routes] });
    if (!error) notify({ tone: 'success', text: t.savedRoutes });
  };
  return { isPending: isLoading, save: (routes: readonly CustomRoute[]) => void save(routes) };
}

/** What else an operator does with an account. */
export function useAccountActions(id: string) {
  const t = useMessages(accountsMessages);
  const { notify } = useChatdeck();
  const [block, blocking] = operatorApi.useBlockAccountMutation();
  const [unblock, unblocking] = operatorApi.useUnblockAccountMutation();
  const [exportAll, exporting] = operatorApi.useExportOtherMutation();
  const [close, closing] = operatorApi.useDeleteOtherMutation();
  const [keep, keeping] = operatorApi.useKeepOtherMutation();
  const tell = ({ error }: { readonly error?: unknown }) => {
    if (!error) notify({ tone: 'success', text: t.done });
    return !error;
  };
  return {
    isBlocking: blocking.isLoading || unblocking.isLoading,
    isExporting: exporting.isLoading,
    isClosing: closing.isLoading || keeping.isLoading,
    block: async () => tell(await block(id)),
    unblock: async () => tell(await unblock(id)),
    close: async () => tell(await close(id)),
    keep: async () => tell(await keep(id)),
    export: async () => {
      const { data } = await exportAll(id);
      if (data) downloadFrom(data.url);
    },
  };
}
