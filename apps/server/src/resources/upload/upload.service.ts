import { UNUSED_FILE_DAYS, UPLOAD_CONTEXTS, type UploadContextName } from '@chatdeck/sdk/constants';
import { asciiFileName, checkUpload } from '@chatdeck/sdk/rules';
import type { PageQuery } from '../../database/list-query';
import type { ContentReader, FileContent } from '../../storage/file-content';
import {
  EXTENSION_OF_TYPE,
  extensionOf,
  FILE_KINDS,
  isPicture,
  pictureExtension,
} from '../../storage/file-kinds';
import type { ObjectStore } from '../../storage/object-store';
import type { UploadGrant, UploadGrants } from '../../storage/upload-grant';
import type { SweepFiles } from './unneeded-files';
import type { UploadProblem } from './upload.texts';
import type { Quota } from '../../storage/storage-settings';
import type { UploadRepository } from './upload.repository';

const NAME_MAX = 120;

const freedAt = (unusedSince: Date) =>
  new Date(unusedSince.getTime() + UNUSED_FILE_DAYS * 86_400_000);

/** A file as received. */
export interface Received {
  readonly grant: UploadGrant;
  readonly key: string;
  /** Its temporary path. */
  readonly path: string;
  /** The content type that the client claims. */
  readonly type: string;
  readonly content: ContentReader;
}

/** Accepts files under the rules of the dialog that they were chosen in, and checks their content. */
export function uploadService(
  grants: UploadGrants,
  repository: UploadRepository,
  store: ObjectStore,
  quota: Quota,
  sweep: SweepFiles,
) {
  /** Reserves space; if there is too little, removed materials are deleted for good. */
  async function reserve(userId: string, file: { readonly key: string; readonly bytes: number }) {
    const space = await repository.reserve(userId, file, quota);
    if (space !== 'full' || !(await sweep(userId, 0))) return space;
    return repository.reserve(userId, file, quota);
  }

  return {
    grant: (userId: string, context: UploadContextName = 'material') =>
      grants.issue(userId, context),

    /** The space that an account uses, and its quota. */
    async usage(userId: string) {
      const { unused, ...used } = await repository.usage(userId);
      return { ...used, unused, maxBytes: quota.bytes, maxFiles: quota.files };
    },

    /** The unused files, and when each is freed. */
    async unusedFiles(userId: string, query: PageQuery) {
      const { count, rows } = await repository.unusedPage(userId, query);
      const list = rows.map(({ key, bytes, createdAt, unusedSince }) => ({
        key,
        bytes,
        uploadedAt: createdAt.toISOString(),
        freedAt: freedAt(unusedSince ?? createdAt).toISOString(),
      }));
      return { count, list };
    },

    /** The grant that a form has for its key; undefined without one. Checked before anything of the file is stored. */
    async leaveFor({ token, key }: { readonly token: string; readonly key: string }) {
      const leave = await grants.read(token);
      return leave !== undefined && key.startsWith(leave.prefix) ? leave : undefined;
    },

    /** Stores a file and returns its key, or the rule that it breaks. */
    async receive({ grant, ...file }: Received): Promise<{ key: string } | UploadProblem> {
      const bytes = file.content.size();
      const asked = file.key.slice(grant.prefix.length);
      const broken = checkUpload(grant.context, { name: asked, type: file.type, size: bytes });
      if (broken !== undefined) return broken;

      const stored = storedName(grant.context, asked, file.type, await file.content.content());
      const kind = FILE_KINDS.get(stored?.extension ?? '');
      if (stored === undefined || kind === undefined) return 'upload.content';
      const key = `${grant.prefix}${stored.stem}.${stored.extension}`;
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

/**
 * A plain name with the extension of the file's type: from its name, otherwise from its content type. A picture gets
 * the extension of its actual content, since it is displayed; undefined for an invalid picture and for dangerous
 * content.
 */
function storedName(
  context: UploadContextName,
  asked: string,
  type: string,
  content: FileContent,
): { readonly stem: string; readonly extension: string } | undefined {
  const listed: readonly string[] = UPLOAD_CONTEXTS[context].extensions;
  const own = extensionOf(asked);
  const byType = EXTENSION_OF_TYPE.get(type.split(';')[0]?.trim().toLowerCase() ?? '') ?? '';
  const claimed = listed.includes(own) ? own : byType;
  const extension = isPicture(claimed) ? pictureName(claimed, content) : claimed;
  if (content.isDangerous || extension === undefined) return undefined;
  const stem = own === claimed ? asked.slice(0, -own.length - 1) : asked;
  return { stem: asciiFileName(stem).slice(0, NAME_MAX), extension };
}

/** The claimed extension if it fits the picture, otherwise that of its content. */
function pictureName(claimed: string, { type }: FileContent): string | undefined {
  const own = pictureExtension(type);
  const kindOf = (extension = '') => FILE_KINDS.get(extension)?.contentType;
  return kindOf(own) === kindOf(claimed) ? claimed : own;
}
