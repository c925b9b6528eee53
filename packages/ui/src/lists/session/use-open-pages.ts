import type { Destination } from '#context/navigation.ts';
import { userApi } from '#store/user.api.ts';

const CUSTOM = 'custom.';

/** Tells whether the account can open a page: each page of the custom centre requires a right. */
export function useOpenPages(): (to: Destination) => boolean {
  const { data: user } = userApi.useUserQuery();
  return (to) =>
    !to.startsWith(CUSTOM) || (user?.customRole.router.includes(to.slice(CUSTOM.length)) ?? false);
}
