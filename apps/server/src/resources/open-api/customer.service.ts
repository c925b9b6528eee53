import type { Customer } from '@chatdeck/sdk';
import { CODE, type Locale } from '@chatdeck/sdk/constants';
import type { contract, ParsedRequestOf } from '@chatdeck/sdk/contract';
import { OPEN_API_KEY_SCOPE } from '@chatdeck/sdk/rules';
import type { CallOf } from '../../http/handlers';
import { requireKeyScope } from '../../http/rights';
import type { Member } from '../../http/signed-in';
import { found, Refusal } from '../../refusal/refusal';
import { hashPassword } from '../../security/passwords';
import type { RateLimits } from '../../security/rate-limits';
import { randomText } from '../../security/secrets';
import type { CustomerRepository } from './customer.repository';
import { newKeyPair, type OpenApiRepository } from './open-api.repository';

/** How many customers one partner may name a minute. */
const LIMIT = { tries: 300, windowMs: 60_000 };
const ID_BYTES = 16;
const PASSWORD_BYTES = 32;

/** No mail ever arrives below this name (RFC 2606), so that nobody can take such an account over by a link. */
const NO_MAIL = 'customer.invalid';

/** The accounts that a partner's key makes for its customers, and reaches by its own id of each. */
export function customerService(
  repository: Pick<CustomerRepository, 'accountOf' | 'add' | 'rename'>,
  keys: Pick<OpenApiRepository, 'getOrAdd'>,
  limits: Pick<RateLimits, 'admit'>,
) {
  return {
    /** Returns the account of a customer, adding it at first: no password opens it, only what the partner's key opens. */
    async add({
      user,
      input: { customerId, name },
      locale,
    }: CallOf<typeof contract.openApi.addCustomer>): Promise<Customer> {
      requireCustomers(user);
      await limits.admit(`openapi-customer:${user.userId}`, LIMIT);
      const accountId =
        (await repository.rename(user.userId, customerId, name)) ??
        (await repository.add(user.userId, user.customerCap, {
          customerId,
          account: await newAccount(name, locale),
        }));
      return { customerId, ...(await keys.getOrAdd(accountId, newKeyPair())) };
    },

    /** The account whose session a key asks for: its own, or the one that it made for a customer. */
    async accountFor(
      user: Member,
      { customerId }: ParsedRequestOf<typeof contract.openApi.session>,
    ): Promise<string> {
      if (customerId === undefined) return user.userId;
      if (user.key) requireKeyScope([OPEN_API_KEY_SCOPE.customers], user.key);
      requireCustomers(user);
      return found(await repository.accountOf(user.userId, customerId));
    },
  };
}

export type CustomerService = ReturnType<typeof customerService>;

/** An account that nobody can log in to: nobody knows its password, and a link to a new one reaches nobody. */
async function newAccount(name: string, locale: Locale) {
  const id = randomText(ID_BYTES);
  return {
    id,
    name,
    email: `${id.toLowerCase()}@${NO_MAIL}`,
    passwordHash: await hashPassword(randomText(PASSWORD_BYTES)),
    locale,
    offlineMail: false,
    activatedAt: new Date(),
  };
}

/** Refuses a key that no operator allowed to have customers. */
function requireCustomers({ customerCap }: Member): void {
  if (customerCap === 0) throw new Refusal(CODE.customRightNeeded);
}
