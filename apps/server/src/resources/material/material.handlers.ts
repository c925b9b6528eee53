import { rowIdOf } from '../../database/row-id';
import type { HandlersOf } from '../../http/handlers';
import { undoableHandlers } from '../record/record.handlers';
import type { RelationService } from '../relation/relation.service';
import { UPLOAD_PATH } from '../upload/upload.routes';
import type { UploadService } from '../upload/upload.service';
import type { MaterialService } from './material.service';

export function materialHandlers(
  material: MaterialService,
  upload: Pick<UploadService, 'grant'>,
  relation: Pick<RelationService, 'ofMaterial' | 'countMaterials'>,
  publicUrl: URL | undefined,
): HandlersOf<'material'> {
  return {
    ...undoableHandlers(material),
    tags: ({ user, input }) => material.tags(user.userId, input.type),
    related: ({ user, input }) => relation.ofMaterial(user.userId, input.id),
    relatedCounts: ({ user, input }) => relation.countMaterials(user.userId, input.ids),
    detail: ({ user, input }) => material.get(user.userId, rowIdOf(input.id)),
    add: ({ user, input }) => material.add(user.userId, input),
    addRich: ({ user, input }) => material.add(user.userId, input),
    update: ({ user, input: { id, ...change } }) =>
      material.update(user.userId, rowIdOf(id), change),
    token: async ({ user, input, origin }) => {
      const base = publicUrl?.origin ?? origin;
      const grant = await upload.grant(user.userId, input.context);
      return { ...grant, uploadUrl: `${base}${UPLOAD_PATH}`, publicBase: `${base}/files/` };
    },
  };
}
