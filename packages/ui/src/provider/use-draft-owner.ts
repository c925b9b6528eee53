import { accountApi } from '#store/account.api.ts';

/** Whose the drafts are. Only a storage that others use too has to know; undefined while it is not known. */
export function useDraftOwner(isOwn: boolean): string | number | undefined {
  const { data: user } = accountApi.useUserQuery(undefined, {
    skip: isOwn,
    refetchOnMountOrArgChange: false,
  });
  return isOwn ? 'own' : user?.userId;
}
