import type { CallOptions } from '../../core/call';
import type { Connection } from '../../core/connection';
import type { RequestOf } from '../../core/endpoint';
import { ValidationError } from '../../core/errors';
import { canonicalLocale } from '../../core/locale';
import { unwrap } from '../../core/result';
import { DEFAULT_TIMEOUT_MS } from '../../core/transport';
import type { StoredFile, UploadOptions } from '../../core/upload';
import { materialEndpoints as calls } from '../material/material.endpoints';
import { uploadEndpoints as uploadCalls } from './upload.endpoints';
import type { UploadContextName } from './upload-context.constants';
import { checkThumbnail, checkUpload } from './upload.rules';

/** A blob with a name, such as a `File`. */
export type NamedFile = Blob & { readonly name: string };

/** Files in the object store. */
export const uploadResource = ({ call, options }: Connection) => {
  const locale = () => canonicalLocale(options.locale?.());

  async function store(
    context: UploadContextName,
    file: NamedFile,
    rule: ReturnType<typeof checkUpload>,
    { signal, ...rest }: UploadOptions,
  ): Promise<StoredFile> {
    if (rule !== undefined) {
      // Loaded on first use: few files break a rule that the dialog has not checked before.
      const { ruleText } = await import('../../core/rule-texts');
      const issue = { path: 'file', message: ruleText(rule, locale()) };
      throw new ValidationError({ endpoint: 'upload', path: file.name }, [issue]);
    }
    const grant = unwrap(await call(calls.token, { context }, signal ? { signal } : {}));
    // Loaded on first use: most panels never upload.
    const { uploadFile } = await import('../../core/upload');
    const { fetch, timeoutMs = DEFAULT_TIMEOUT_MS } = options;
    return uploadFile(grant, file, { signal, ...rest }, { fetch, timeoutMs });
  }

  return {
    /** The storage that the account uses, and how much of that no row references. */
    usage: (options?: CallOptions) => call(uploadCalls.usage, {}, options),

    /** The files that no row references; each is deleted a day after the last reference was removed. */
    unused: (query: RequestOf<typeof uploadCalls.unused> = {}, options?: CallOptions) =>
      call(uploadCalls.unused, query, options),

    /**
     * Validates a file by the rules of a dialog and uploads it to the object store: `{ key, url }`. Progress is in
     * bytes; `signal` cancels. In a browser the client's `timeoutMs` is how long there may be no progress. Files of
     * `send` must be below 5 MB, of `material` below 10 MB (product specification, section 5).
     *
     * @throws ValidationError when a rule is broken (nothing was sent); UploadError when the store refused it;
     * ApiError, SessionExpiredError, NetworkError, TimeoutError, AbortedError
     */
    upload: (context: UploadContextName, file: NamedFile, upload: UploadOptions = {}) =>
      store(context, file, checkUpload(context, file), upload),
    /** The same for a thumbnail: JPG or PNG. */
    uploadThumbnail: (context: UploadContextName, file: NamedFile, upload: UploadOptions = {}) =>
      store(context, file, checkThumbnail(context, file), upload),
  };
};
