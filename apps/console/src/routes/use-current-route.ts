import { useMatches } from 'react-router';
import { ROUTES, type RouteEntry } from './route-table';

/** The entry of the route table that is shown. */
export function useCurrentRoute(): RouteEntry | undefined {
  const ids = useMatches().map((match) => match.id);
  return ROUTES.find((route) => ids.includes(route.name));
}
