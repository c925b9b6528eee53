import { accountApi } from '#store/account.api.ts';

/** Who is greeted; undefined until it is known. */
export const useUserName = (): string | undefined => accountApi.useUserQuery().data?.name;
