import { CONTENT_TYPE } from '@chatdeck/sdk/constants';
import { toJsonObject } from '@chatdeck/sdk/rules';
import type { Broker } from '../../broker/broker';
import { sendable } from '../../broker/messages';
import { changed } from '../../refusal/refusal';
import { materialsIn, type Mention } from '../relation/relation';
import type { AccountRepository } from '../account/account.repository';
import {
  answeringRow,
  readCustom,
  type Asked,
  type CustomRows,
  type RoomKeyword,
} from './custom-rows';
import type { CustomRepository } from './custom.repository';
import { CUSTOM_CALLBACK } from './served-custom';

interface AskedByPerson extends Asked {
  readonly uid: string;
  readonly uname: string;
}

/** A reply that makes the robot stop without sending anything. */
const SILENCE = { type: CONTENT_TYPE.text, content: '' } as const;

/** The custom centre: what it stores, and what it answers when the robot calls. */
export function customService(
  repository: CustomRepository,
  accounts: Pick<AccountRepository, 'find'>,
  broker: Pick<Broker, 'publish'>,
) {
  const rowsOf = async (userId: string) => readCustom((await repository.find(userId))?.config);

  async function load(userId: string) {
    const row = await repository.find(userId);
    return { id: row?.id ?? null, version: row?.version ?? 0, config: { ...row?.config } };
  }

  async function ownChannels(userId: string) {
    const row = await repository.find(userId);
    return { version: row?.version ?? 0, list: readCustom(row?.config).channels ?? [] };
  }

  return {
    rowsOf,

    load,

    /** 10003 with the current config when it was saved after the version that the change is based on. */
    async save(userId: string, parts: CustomRows, baseVersion?: number) {
      const row = await repository.merge(userId, toJsonObject(parts), baseVersion);
      const { id, version, config } = await changed(row, () => load(userId));
      await broker.publish(userId, 'event', { target: 'system', event: 'updateConfig' });
      return { id, version, config: { ...config } };
    },

    ownChannels,

    /** 10003 with the current channels when they were saved after the version that the change is based on. */
    async saveOwnChannels(
      userId: string,
      channels: NonNullable<CustomRows['channels']>,
      baseVersion?: number,
    ) {
      const row = await repository.merge(userId, toJsonObject({ channels }), baseVersion);
      await changed(row, () => ownChannels(userId));
      return ownChannels(userId);
    },

    channels: async (userId: string) =>
      ((await rowsOf(userId)).channels ?? []).map(({ sortId, name }) => ({ sortId, name })),

    /** The next item of a channel for a task, as replies; empty if the channel does not exist. */
    async nextOf(userId: string, sortId: string, taskId: string): Promise<readonly object[]> {
      const { channels = [] } = await rowsOf(userId);
      const channel = channels.find((candidate) => String(candidate.sortId) === sortId);
      if (channel === undefined) return [];
      const turn = await repository.nextTurn(userId, sortId, taskId);
      return channel.items.slice((turn - 1) % channel.items.length).slice(0, 1);
    },

    mentions: async (userId: string): Promise<Mention[]> => {
      const { roomReply = [], privateKeywords = [] } = await rowsOf(userId);
      const naming = (place: string, rows: readonly RoomKeyword[]) =>
        rows.map(({ rooms, keywords, replys }, at): Mention => ({
          place,
          named: [
            ...rooms.map((name) => ({ kind: 'room' as const, name })),
            ...materialsIn(replys),
          ],
          relation: () => ({ place, at, id: null, label: keywords.join('、') }),
        }));
      return [...naming('roomReply', roomReply), ...naming('privateKeywords', privateKeywords)];
    },

    /** The answer of a custom-centre callback to the group; undefined for other callbacks. */
    async answerCallback(userId: string, id: string, asked: AskedByPerson) {
      const { customRoutes } = await accounts.find(userId);
      const { roomReply, privateKeywords } = await rowsOf(userId);
      if (id === CUSTOM_CALLBACK.roomReply) {
        if (!customRoutes.includes('roomReply')) return [];
        return answeringRow(roomReply, asked)?.replys ?? [];
      }
      if (id !== CUSTOM_CALLBACK.privateKeyword) return undefined;
      if (!customRoutes.includes('privateKeyword')) return [];
      const row = answeringRow(privateKeywords, asked);
      if (row === undefined) return [];
      const { uid: wxid, uname: name } = asked;
      const messages = sendable(row.replys);
      await broker.publish(userId, 'multisay', {
        target: 'Contact',
        groups: [{ wxid, name }],
        messages,
      });
      return [SILENCE];
    },
  };
}

export type CustomService = ReturnType<typeof customService>;
