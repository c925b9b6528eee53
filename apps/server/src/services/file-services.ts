import { libraryRepository } from '../resources/library/library.repository';
import { libraryService } from '../resources/library/library.service';
import { materialRepository } from '../resources/material/material.repository';
import { materialService } from '../resources/material/material.service';
import type { OpenApiService } from '../resources/open-api/open-api.service';
import { unneededFiles } from '../resources/upload/unneeded-files';
import { unneededFilesRepository } from '../resources/upload/unneeded-files.repository';
import { uploadRepository } from '../resources/upload/upload.repository';
import { uploadService } from '../resources/upload/upload.service';
import { avatarStore } from '../resources/upload/avatars';
import { uploadGrants } from '../storage/upload-grant';
import { uploadTokens } from '../storage/upload-token';
import type { Foundation } from './foundation';

/** Stored files, and the materials that use them. */
export function fileServices(
  { db, settings, keys, store, scratch }: Foundation,
  openApi: Pick<OpenApiService, 'credentials'>,
) {
  const ensureSecret = async (userId: string) => (await openApi.credentials(userId)).apiSecret;
  const files = unneededFiles(unneededFilesRepository(db), store);
  const { sweep } = files;
  const { quota } = settings;
  const repository = uploadRepository(db);
  return {
    material: materialService(materialRepository(db), sweep),
    library: libraryService(libraryRepository(db), sweep),
    uploadTokens: uploadTokens(keys.secretOf),
    unneededFiles: files,
    avatars: avatarStore({ store, scratch, repository, quota, sweep }),
    upload: uploadService(
      uploadGrants(ensureSecret, keys.secretOf),
      repository,
      store,
      quota,
      sweep,
    ),
  };
}
