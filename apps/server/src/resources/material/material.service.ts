import type { MaterialForm } from '@chatdeck/sdk';
import type { contract, ResponseInputOf } from '@chatdeck/sdk/contract';
import { CODE, CONTENT_TYPE, UNDO_DAYS } from '@chatdeck/sdk/constants';
import { rowIdOf } from '../../database/row-id';
import { changed, found } from '../../refusal/found';
import { Refusal } from '../../refusal/refusal';
import type { SweepFiles } from '../upload/unneeded-files';
import type { MaterialFilter, MaterialRepository, MaterialRow } from './material.repository';

type Material = ResponseInputOf<typeof contract.material.detail>;
type MaterialUpdate = MaterialForm & {
  readonly id: string;
  readonly baseVersion?: number | undefined;
};

/** What a form may leave out. */
const OPTIONAL_FIELDS = { tag: '', fileType: '', thumbKey: '', iconUrl: '' };

/** Reusable pieces of content. */
export function materialService(repository: MaterialRepository, sweep: SweepFiles) {
  const find = (userId: string, id: string) => repository.find(userId, rowIdOf(id));

  return {
    async page(userId: string, filter: MaterialFilter) {
      const { count, rows } = await repository.page(userId, filter);
      return { count, list: rows.map(toMaterial) };
    },

    tags: async (userId: string, type: number | undefined) => ({
      list: await repository.tags(userId, type),
    }),

    async get(userId: string, id: string): Promise<Material> {
      return toMaterial(found(await find(userId, id)));
    },

    /** The material as the robot sends it, `{}` when it is gone: the rule's own copy is used then. */
    async forRobot(userId: string, id: string): Promise<object> {
      const row = await find(userId, id);
      return row === undefined ? {} : toMaterial(row);
    },

    async add(userId: string, material: MaterialForm): Promise<Material> {
      return toMaterial(await repository.add(userId, material));
    },

    addMany: repository.addMany,

    /**
     * Changes a material of the type that it has; 10004 for one of another, 10003 for one that was changed after
     * `baseVersion`. What is left out becomes empty.
     */
    async update(userId: string, { id, type, baseVersion, ...fields }: MaterialUpdate) {
      const change = { ...OPTIONAL_FIELDS, ...fields };
      const place = { id: rowIdOf(id), type, baseVersion };
      const row = await repository.update(userId, place, change);
      const now = async () => {
        const current = await find(userId, id);
        return current?.type === type ? toMaterial(current) : undefined;
      };
      return toMaterial(await changed(row, now));
    },

    async remove(userId: string, id: string): Promise<null> {
      if (!(await repository.remove(userId, rowIdOf(id)))) throw new Refusal(CODE.notFound);
      await sweep(userId, UNDO_DAYS);
      await repository.dropRemoved(userId);
      return null;
    },

    async restore(userId: string, id: string): Promise<Material> {
      const row = await repository.restore(userId, rowIdOf(id));
      return toMaterial(found(row));
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
