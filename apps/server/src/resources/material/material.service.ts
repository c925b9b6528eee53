import type { MaterialForm } from '@chatdeck/sdk';
import type { contract, ResponseInputOf } from '@chatdeck/sdk/contract';
import { CONTENT_TYPE, UNDO_DAYS } from '@chatdeck/sdk/constants';
import { recordService } from '../record/record.service';
import type { SweepFiles } from '../upload/unneeded-files';
import type { MaterialRepository, MaterialRow } from './material.repository';

type Material = ResponseInputOf<typeof contract.material.detail>;
type MaterialUpdate = MaterialForm & { readonly baseVersion?: number | undefined };

/** The fields that a form may omit. */
const OPTIONAL_FIELDS = { tag: '', fileType: '', thumbKey: '', iconUrl: '' };

/** Reusable pieces of content. */
export function materialService(repository: MaterialRepository, sweep: SweepFiles) {
  /** Files first: the rows determine which files their removal frees. */
  async function dropRemoved(userId: string): Promise<void> {
    await sweep(userId, UNDO_DAYS);
    await repository.dropRemoved(userId);
  }
  // Changes are not announced: a robot loads a material when it needs it.
  const stored = recordService({ ...repository, dropRemoved }, toMaterial, () => Promise.resolve());

  return {
    page: stored.page,
    get: stored.get,
    remove: stored.remove,
    restore: stored.restore,

    tags: async (userId: string, type: number | undefined) => ({
      list: await repository.tags(userId, type),
    }),

    /** The material as the robot sends it; `{}` when it was deleted: then the rule's own copy is used. */
    async forRobot(userId: string, id: number): Promise<object> {
      const row = await repository.find(userId, id);
      return row === undefined ? {} : toMaterial(row);
    },

    async add(userId: string, material: MaterialForm): Promise<Material> {
      return toMaterial(await repository.add(userId, material));
    },

    addMany: repository.addMany,

    /**
     * Changes a material of its type; 10004 for one of another type, 10003 for one that was changed after
     * `baseVersion`. Omitted fields become empty.
     */
    async update(userId: string, id: number, { type, baseVersion, ...fields }: MaterialUpdate) {
      const change = { ...OPTIONAL_FIELDS, ...fields };
      const row = await repository.update(userId, { id, type, baseVersion }, change);
      return stored.change(userId, id, row, (current) =>
        current.type === type ? current : undefined,
      );
    },
  };
}

export type MaterialService = ReturnType<typeof materialService>;

/** A row in its wire format; the contract's schema removes the fields of other types. */
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
