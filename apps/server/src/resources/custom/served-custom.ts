import { CALLBACK_TYPE } from '@chatdeck/sdk/constants';
import type { Json, JsonObject } from '@chatdeck/sdk/rules';
import { toJson } from '../../database/json';
import { eventAddress } from '../robot/served/own-events';
import type { CustomRows, RoomKeyword } from './custom-rows';

/** The rights of an account. */
export interface Rights {
  readonly isMember: boolean;
  readonly customRoutes: readonly string[];
}

/** The built-in callbacks of the custom centre. */
export const CUSTOM_CALLBACK = {
  roomReply: 'room-reply',
  privateKeyword: 'private-keyword',
} as const;

const CALLBACK_TIMEOUT_S = 10;

const rowsOf = (list: Json | undefined): Json[] => (Array.isArray(list) ? list : []);

const callback = ({ keywords, reg }: RoomKeyword, postUrl: string): JsonObject => ({
  type: CALLBACK_TYPE.builtIn,
  keywords: [...keywords],
  reg,
  needAt: 0,
  scope: 'room',
  timeout: CALLBACK_TIMEOUT_S,
  postUrl,
  moreData: [],
});

const reply = ({ keywords, reg, replys }: RoomKeyword): JsonObject => ({
  keywords: [...keywords],
  reg,
  needAt: 0,
  scope: 'room',
  replys: toJson(replys),
});

/**
 * Adds the custom centre to a served config. A row for all groups becomes a keyword reply; keyword replies cannot be
 * limited to some groups, so a row for some groups becomes a callback to this server.
 */
export function withCustom(
  served: JsonObject,
  { roomReply = [], privateKeywords = [] }: CustomRows,
  { customRoutes }: Rights,
  origin: string,
): JsonObject {
  const inRooms = customRoutes.includes('roomReply') ? roomReply : [];
  const inPrivate = customRoutes.includes('privateKeyword') ? privateKeywords : [];
  const address = (id: string) => eventAddress(origin, id);
  return {
    ...served,
    replyKeywords: [
      ...inRooms.filter(({ rooms }) => rooms.length === 0).map(reply),
      ...rowsOf(served['replyKeywords']),
    ],
    callBackEvents: [
      ...inPrivate.map((row) => callback(row, address(CUSTOM_CALLBACK.privateKeyword))),
      ...inRooms
        .filter(({ rooms }) => rooms.length > 0)
        .map((row) => callback(row, address(CUSTOM_CALLBACK.roomReply))),
      ...rowsOf(served['callBackEvents']),
    ],
  };
}
