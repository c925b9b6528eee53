import { section, type RouteEntry } from '../route-entry';

/** /oapi */
export const openApiPages: readonly RouteEntry[] = section(
  { name: 'oapi', menu: 'account', badge: 'member' },
  [],
);
