import type { Result, StoredFile, UploadProgress } from '@chatdeck/sdk';
import type { UploadContextName } from '@chatdeck/sdk/constants';
import { api, call } from './api';

/** One file to upload to the object store. */
export interface UploadInput {
  readonly context: UploadContextName;
  readonly file: File;
  readonly isThumbnail: boolean;
  readonly onProgress: (progress: UploadProgress) => void;
  /** Builds 上传失败 with the reason; no reason means that the object store was unreachable. */
  readonly failed: (reason: string | undefined) => string;
}

/** File uploads; aborting the promise cancels an upload. */
export const uploadApi = api.injectEndpoints({
  endpoints: (build) => ({
    fileUsage: build.query({
      queryFn: call((_: void) => (client, options) => client.upload.usage(options)),
      providesTags: ['material'],
    }),
    unusedFiles: build.query({
      queryFn: call(
        (query: { readonly current: number; readonly pageSize: number }) => (client, options) =>
          client.upload.unused(query, options),
      ),
      providesTags: ['material'],
    }),
    upload: build.mutation({
      queryFn: call((input: UploadInput) => (client, { signal }) => {
        const { context, file, isThumbnail, onProgress, failed } = input;
        const options = { onProgress, ...(signal && { signal }) };
        const stored = isThumbnail
          ? client.upload.uploadThumbnail(context, file, options)
          : client.upload.upload(context, file, options);
        return stored.then(toSuccess, (thrown: unknown) => toFailure(thrown, failed));
      }),
    }),
  }),
});

const toSuccess = (data: StoredFile): Result<StoredFile> => ({
  ok: true,
  code: 0,
  message: '',
  data,
});

/** Uploads throw where calls return a result: turns what the server or the object store reported into a result. */
function toFailure(thrown: unknown, failed: UploadInput['failed']): Result<StoredFile> {
  if (!(thrown instanceof Error) || !('kind' in thrown)) throw thrown;
  const code = 'code' in thrown && typeof thrown.code === 'number' ? thrown.code : 0;
  const data = 'detail' in thrown ? thrown.detail : null;
  const isAnswered = 'status' in thrown && thrown.status !== undefined;
  if (code !== 0) return { ok: false, code, message: failed(thrown.message), data };
  if (thrown.kind !== 'upload') throw thrown;
  return { ok: false, code, message: failed(isAnswered ? thrown.message : undefined), data };
}
