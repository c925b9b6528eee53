import { materialRepository } from '../resources/material/material.repository';
import { materialService } from '../resources/material/material.service';
import { createFileSweeper } from '../resources/upload/removed-files';
import { removedFilesRepository } from '../resources/upload/removed-files.repository';
import { uploadRepository } from '../resources/upload/upload.repository';
import { uploadService } from '../resources/upload/upload.service';
import { avatarStore } from '../storage/avatars';
import { uploadGrants } from '../storage/upload-grant';
import { uploadTokens } from '../storage/upload-token';
import type { Foundation } from './foundation';

/** Stored files, and the materials that show them. */
export function fileServices({ db, settings, keys, store, scratch }: Foundation) {
  const sweep = createFileSweeper(removedFilesRepository(db), store);
  return {
    material: materialService(materialRepository(db), sweep),
    uploadTokens: uploadTokens(keys.secretOf),
    avatars: avatarStore(store, scratch),
    upload: uploadService(
      uploadGrants(keys.secretOf),
      uploadRepository(db),
      store,
      settings.quota,
      sweep,
    ),
  };
}
