import { section, type RouteEntry } from '../route-entry';

/** /custom: each page is for the accounts whose custom rights name it. */
export const customPages: readonly RouteEntry[] = section(
  { name: 'custom', menu: 'custom', badge: 'custom' },
  [],
);
