import { useMatches } from 'react-router';
import type { RouteEntry } from './route-entry';
import { ROUTES } from './route-table';

/** The entry of the route table that is shown. */
export function useCurrentRoute(): RouteEntry | undefined {
  const ids = useMatches().map((match) => match.id);
  return ROUTES.find((route) => ids.includes(route.name));
}
