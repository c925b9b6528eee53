import type { Destination } from '#context/navigation.ts';
import { accountApi } from '#store/account.api.ts';

const CUSTOM = 'custom.';

/** Tells whether a page is there for the account: those of the custom centre need a right each. */
export function useOpenPages(): (to: Destination) => boolean {
  const { data: user } = accountApi.useUserQuery();
  return (to) =>
    !to.startsWith(CUSTOM) || (user?.customRole.router.includes(to.slice(CUSTOM.length)) ?? false);
}
