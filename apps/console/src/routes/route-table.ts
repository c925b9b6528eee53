import type { RouteEntry } from './route-entry';
import { memberPages, userPages, openApiPages } from './sections/account';
import { advancedPages } from './sections/advanced';
import { aibotPages } from './sections/aibot';
import { materialPages } from './sections/content';
import { customPages } from './sections/custom';
import { homePages } from './sections/home';
import { contactPages, groupPages } from './sections/people';
import { publicPages } from './sections/public';
import { answerPages, robotPages } from './sections/robot';
import { operatorPages } from './sections/operator';
import { schedulePages } from './sections/schedule';
import { sitePages } from './sections/site';

/** Every page of the console, in the order of the sidebar. */
export const ROUTES: readonly RouteEntry[] = [
  ...publicPages,
  ...sitePages,
  ...homePages,
  ...robotPages,
  ...materialPages,
  ...advancedPages,
  ...schedulePages,
  ...aibotPages,
  ...contactPages,
  ...groupPages,
  ...answerPages,
  ...customPages,
  ...userPages,
  ...memberPages,
  ...openApiPages,
  ...operatorPages,
];

/**
 * A section redirects to its first page, the root to the login page (product specification, section 2). `/custom` is
 * missing here because its target depends on the account.
 */
export const REDIRECTS: ReadonlyMap<string, string> = new Map([
  ['/', '/login'],
  ...[...ROUTES]
    .reverse()
    .filter(({ parent }) => parent !== undefined && parent !== 'custom')
    .map(({ parent, path }) => [`/${parent}`, path] as const),
]);
