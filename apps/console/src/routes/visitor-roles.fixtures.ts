import type { Result, UserInfo } from '@chatdeck/sdk';
import { buildUser } from '@chatdeck/sdk/testing';
import { ROUTES } from './route-table';

/** An answer of the server. */
export const ok = <T>(data: T): Promise<Result<T>> =>
  Promise.resolve({ ok: true, code: 0, message: '', data });
/** A refusal of the server. */
export const no = (code: number, message: string): Promise<Result<never>> =>
  Promise.resolve({ ok: false, code, message, data: null });
/** A call that never reached the server. */
export const thrown = (kind: string) =>
  Promise.reject(Object.assign(new Error(`${kind}!`), { kind }));

export const CUSTOM = ROUTES.filter(({ parent }) => parent === 'custom').map(({ name }) => name);

/** Who comes to the console, as the guard gets to know them. */
export interface Role {
  readonly hasToken: boolean;
  readonly hasConfig?: boolean;
  readonly info?: () => Promise<Result<UserInfo>>;
}
export const user = (changes: Partial<UserInfo> = {}) => ok({ ...buildUser(), ...changes });
export const ROLES = {
  anonymous: { hasToken: false },
  'of a bad token': { hasToken: true, info: () => no(40001, '登录已失效') },
  'without config': { hasToken: true, hasConfig: false, info: () => user() },
  user: { hasToken: true, hasConfig: true, info: () => user() },
  member: { hasToken: true, hasConfig: true, info: () => user({ role: 'vip' }) },
  'with custom rights': {
    hasToken: true,
    hasConfig: true,
    info: () => user({ customRole: { router: CUSTOM.slice(-1) } }),
  },
  'with every right': {
    hasToken: true,
    hasConfig: true,
    info: () => user({ role: 'vip', customRole: { router: CUSTOM }, isOperator: true }),
  },
} satisfies Record<string, Role>;
