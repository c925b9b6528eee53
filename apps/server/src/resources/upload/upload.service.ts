import { UPLOAD_CONTEXTS, type UploadContextName } from '@chatdeck/sdk/constants';
import { asciiFileName, checkUpload } from '@chatdeck/sdk/rules';
import type { ContentReader } from '../../storage/file-content';
import { EXTENSION_OF_TYPE, FILE_KINDS, extensionOf } from '../../storage/file-kinds';
import type { ObjectStore } from '../../storage/object-store';
import type { UploadGrants } from '../../storage/upload-grant';
import type { SweepFiles } from './removed-files';
import type { UploadProblem } from './upload.texts';
import type { Quota, UploadRepository } from './upload.repository';

const NAME_MAX = 120;

/** A file as it came in. */
export interface Received {
  readonly token: string;
  readonly key: string;
  /** Where it lies for the moment. */
  readonly path: string;
  /** What the sender says that it is. */
  readonly type: string;
  readonly content: ContentReader;
}

/** Takes in files under the rules of the dialog that they were chosen in, and checks them by their content. */
export function uploadService(
  grants: UploadGrants,
  repository: UploadRepository,
  store: ObjectStore,
  quota: Quota,
  sweep: SweepFiles,
) {
  /** Sets space aside; where there is none, what was removed is deleted for good. */
  async function reserve(userId: string, file: { readonly key: string; readonly bytes: number }) {
    const space = await repository.reserve(userId, file, quota);
    if (space !== 'full' || !(await sweep(userId, 0))) return space;
    return repository.reserve(userId, file, quota);
  }

  return {
    grant: (userId: string, context: UploadContextName = 'material') =>
      grants.issue(userId, context),

    /** Stores a file and gives its key, or the rule that it breaks. */
    async receive(file: Received): Promise<{ key: string } | UploadProblem> {
      const grant = await grants.read(file.token);
      if (grant === undefined) return 'upload.token';
      if (!file.key.startsWith(grant.prefix)) return 'upload.token';
      const bytes = file.content.size();
      if (bytes === 0) return 'message.file';
      const asked = file.key.slice(grant.prefix.length);
      const broken = checkUpload(grant.context, { name: asked, type: file.type, size: bytes });
      if (broken !== undefined) return broken;

      const { name, extension } = storedName(grant.context, asked, file.type);
      const kind = FILE_KINDS.get(extension);
      if (kind === undefined || !(await file.content.is(kind))) return 'upload.content';
      const key = `${grant.prefix}${name}`;
      const space = await reserve(grant.userId, { key, bytes });
      if (space === 'full') return 'upload.quota';
      if (space === 'exists') return 'upload.exists';
      try {
        if (await store.add(key, file.path, kind.contentType)) return { key };
      } catch (error) {
        await repository.release(key);
        throw error;
      }
      return 'upload.exists';
    },
  };
}

export type UploadService = ReturnType<typeof uploadService>;

/** A plain name whose extension says what the file was taken for: by its name, else by its type. */
function storedName(context: UploadContextName, asked: string, type: string) {
  const listed: readonly string[] = UPLOAD_CONTEXTS[context].extensions;
  const own = extensionOf(asked);
  const byType = EXTENSION_OF_TYPE.get(type.split(';')[0]?.trim().toLowerCase() ?? '') ?? '';
  const extension = listed.includes(own) ? own : byType;
  const stem = own === extension ? asked.slice(0, -own.length - 1) : asked;
  return { extension, name: `${asciiFileName(stem).slice(0, NAME_MAX)}.${extension}` };
}
