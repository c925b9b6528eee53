/**
 * The codes of a route: for a visitor, a user, a member, a holder of custom rights, and for access to another account's
 * data.
 */
export type Row = readonly [
  anonymous: number,
  user: number,
  member: number,
  custom: number,
  otherTenant: number,
];
