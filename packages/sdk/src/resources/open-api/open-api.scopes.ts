import type { EndpointId } from '../../contract';
import { OPEN_API_SCOPE, type OpenApiScope } from './open-api-scope.constants';

/** What every session for a partner's pages may do: read itself and the status of its robot, and end. */
const ANY_SCOPE = [
  'account.info',
  'account.logout',
  'robot.status',
  'event.stream',
] as const satisfies readonly EndpointId[];

/** The calls that each scope permits; a call without a scope is forbidden for such sessions. */
const SCOPE_CALLS = {
  [OPEN_API_SCOPE.materialRead]: [
    'material.list',
    'material.tags',
    'material.detail',
    'library.counts',
    'library.sizes',
  ],
  [OPEN_API_SCOPE.materialWrite]: [
    'material.add',
    'material.addRich',
    'material.update',
    'material.remove',
    'material.restore',
    'library.tag',
    'library.remove',
    'library.restore',
    'material.token',
  ],
  [OPEN_API_SCOPE.scheduleRead]: [
    'robot.config',
    'batchTask.list',
    'rss.list',
    'reminder.list',
    'schedule.newsChannels',
    'schedule.customChannels',
    'schedule.ownChannels',
  ],
  [OPEN_API_SCOPE.scheduleWrite]: [
    'robot.updateConfig',
    'batchTask.add',
    'batchTask.update',
    'batchTask.remove',
    'batchTask.restore',
    'rss.add',
    'rss.update',
    'rss.remove',
    'rss.restore',
    'schedule.saveOwnChannels',
    'reminder.add',
    'reminder.update',
    'reminder.remove',
    'reminder.restore',
  ],
  [OPEN_API_SCOPE.contactRead]: [
    'contact.list',
    'contact.all',
    'contact.search',
    'contact.related',
    'contact.relatedCounts',
    'contact.tags',
    'group.list',
    'group.all',
    'group.search',
    'group.related',
    'group.relatedCounts',
    'group.tags',
  ],
  [OPEN_API_SCOPE.send]: [
    'send.sayToRoom',
    'send.sayToContact',
    'send.messages',
    'material.token',
    'send.jobs',
    'send.cancelJob',
    'send.retryJob',
    'send.daily',
    'openApi.sayToRoom',
    'openApi.sayToContact',
  ],
} as const satisfies Readonly<Record<OpenApiScope, readonly EndpointId[]>>;

/**
 * The scopes of which a session needs one for a call; `any` if it needs none, an empty list if no scope permits the
 * call.
 */
export function scopesFor(endpointId: string): 'any' | readonly OpenApiScope[] {
  if (ANY_SCOPE.some((id) => id === endpointId)) return 'any';
  return Object.values(OPEN_API_SCOPE).filter((scope) => {
    const calls: readonly string[] = SCOPE_CALLS[scope];
    return calls.includes(endpointId);
  });
}

/** Whether a session may make a call; `scopes` is undefined for the account's own sessions, which may make every one. */
export function isWithinScopes(endpointId: string, scopes: readonly string[] | undefined): boolean {
  const needed = scopesFor(endpointId);
  if (scopes === undefined || needed === 'any') return true;
  return needed.some((scope) => scopes.includes(scope));
}
