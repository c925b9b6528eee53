import { useMatches } from 'react-router';
import type { RouteEntry } from './route-entry';
import { ROUTES } from './route-table';

/** The current entry of the route table. */
export function useCurrentRoute(): RouteEntry | undefined {
  const ids = useMatches().map((match) => match.id);
  return ROUTES.find((route) => ids.includes(route.name));
}
