import type { Destination } from '../../../provider/navigation';
import { accountApi } from '../../../store/account.api';

const CUSTOM = 'custom.';

/** Tells whether a page is there for the account: those of the custom centre need a right each. */
export function useOpenPages(): (to: Destination) => boolean {
  const { data: user } = accountApi.useUserQuery();
  return (to) =>
    !to.startsWith(CUSTOM) || (user?.customRole.router.includes(to.slice(CUSTOM.length)) ?? false);
}
