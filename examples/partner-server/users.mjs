const EDITOR = ['material:read', 'material:write'];
const READER = ['material:read'];
const SOUTH = { customerId: 'shop-1', name: 'Southside' };
const NORTH = { customerId: 'shop-2', name: 'Northside' };

/** Users by the cookie of their login: whose customer they are, and what they may do. */
const USERS = new Map([
  ['lin', { customer: SOUTH, scopes: EDITOR }],
  ['mei', { customer: SOUTH, scopes: READER }],
  ['chen', { customer: NORTH, scopes: EDITOR }],
  // Works for the partner itself: a session without a customer is one of the partner's own account.
  ['owner', { scopes: EDITOR }],
]);

/**
 * Who makes a request. In your server this is your own login: a cookie with a name, which anybody can write, only stands
 * for it here.
 */
export const userOf = ({ headers }) =>
  USERS.get(/(?:^|;\s*)login=(\w+)/.exec(headers.cookie ?? '')?.[1]);
