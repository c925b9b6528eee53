import { CALLBACK_TYPE } from '@chatdeck/sdk/constants';
import { isJsonObject, type Json, type JsonObject } from '@chatdeck/sdk/rules';
import { builtInEvent } from '../../site/built-in-events';

const EVENT_PATH = '/v1/api/callback/';

/** The address of a built-in event for callers that reach this server at that origin. */
export const eventAddress = (origin: string, id: string) => `${origin}${EVENT_PATH}${id}`;

/** The built-in event at an address; undefined if it is none. */
function eventOf(address: string): { readonly origin: string; readonly id: string } | undefined {
  if (!URL.canParse(address)) return undefined;
  const { origin, pathname } = new URL(address);
  const id = pathname.startsWith(EVENT_PATH) ? pathname.slice(EVENT_PATH.length) : '';
  const isExact = address === eventAddress(origin, id) && builtInEvent(id) !== undefined;
  return isExact ? { origin, id } : undefined;
}

/** The id of the built-in event at an address of any server; undefined if it is none. */
export const eventIdOf = (address: string): string | undefined => eventOf(address)?.id;

/** Whether an address is a built-in event of the server at that origin. */
export const isOwnEvent = (address: string, origin: string): boolean =>
  eventOf(address)?.origin === origin;

/** The address of an event at the host under which the robot reaches us; undefined for events of others. */
function ownAddress(postUrl: Json | undefined, origin: string): string | undefined {
  const event = typeof postUrl === 'string' ? eventOf(postUrl) : undefined;
  return event && eventAddress(origin, event.id);
}

/**
 * Rewrites built-in events to our own address, whatever is stored: the robot signs those calls, and another server
 * could use the signature to call us. A row with another event is removed.
 */
export function withOwnEvents(served: JsonObject, origin: string): JsonObject {
  const rows = served['callBackEvents'];
  if (!Array.isArray(rows)) return served;
  const callBackEvents = rows.flatMap((row): Json[] => {
    if (!isJsonObject(row) || row['type'] !== CALLBACK_TYPE.builtIn) return [row];
    const postUrl = ownAddress(row['postUrl'], origin);
    return postUrl === undefined ? [] : [{ ...row, postUrl }];
  });
  return { ...served, callBackEvents };
}
