import type { contract, ResponseInputOf } from '@chatdeck/sdk/contract';
import { CODE, CONTENT_TYPE } from '@chatdeck/sdk/constants';
import { readId } from '../../database/row-id';
import { found } from '../../http/found';
import { Refusal } from '../../http/refusal';
import type { MaterialFilter, MaterialRepository, MaterialRow } from './material.repository';

type Material = ResponseInputOf<typeof contract.material.detail>;

/** What the dialog of a text material gives. */
interface TextMaterial {
  readonly name: string;
  readonly content: string;
  readonly tag?: string | undefined;
}

/** Reusable pieces of content. */
export function materialService(repository: MaterialRepository) {
  const find = async (userId: string, id: string) => {
    const rowId = readId(id);
    return rowId === undefined ? undefined : repository.find(userId, rowId);
  };

  return {
    async page(userId: string, filter: MaterialFilter) {
      const { count, rows } = await repository.page(userId, filter);
      return { count, list: rows.map(toMaterial) };
    },

    async get(userId: string, id: string): Promise<Material> {
      return toMaterial(found(await find(userId, id)));
    },

    /** The material as the robot sends it, `{}` when it is gone: the rule's own copy is used then. */
    async forRobot(userId: string, id: string): Promise<object> {
      const row = await find(userId, id);
      return row === undefined ? {} : toMaterial(row);
    },

    async add(userId: string, { name, content, tag = '' }: TextMaterial): Promise<Material> {
      const material = { type: CONTENT_TYPE.text, name, content, tag };
      return toMaterial(await repository.add(userId, material));
    },

    addMany: repository.addMany,

    async update(userId: string, id: string, { name, content, tag = '' }: TextMaterial) {
      const change = { name, content, tag };
      const row = await repository.update(userId, readId(id) ?? 0, CONTENT_TYPE.text, change);
      return toMaterial(found(row));
    },

    async remove(userId: string, id: string): Promise<null> {
      if (await repository.remove(userId, readId(id) ?? 0)) return null;
      throw new Refusal(CODE.notFound);
    },
  };
}

export type MaterialService = ReturnType<typeof materialService>;

/** A row as the wire carries it; the contract's schema drops the fields of other types. */
function toMaterial({ userId: _, removedAt: __, id, type, updatedAt, ...fields }: MaterialRow) {
  const common = { ...fields, id: String(id), updatedAt: updatedAt.toISOString() };
  switch (type) {
    case CONTENT_TYPE.file:
      return { ...common, type: CONTENT_TYPE.file };
    case CONTENT_TYPE.h5:
      return { ...common, type: CONTENT_TYPE.h5 };
    case CONTENT_TYPE.mini:
      return { ...common, type: CONTENT_TYPE.mini };
    default:
      return { ...common, type: CONTENT_TYPE.text };
  }
}
