import { startDeadline } from './deadline';
import { readEnvelope } from './envelope';
import { AbortedError, TimeoutError, UploadError } from './errors';
import { jsonOrText } from './json';
import { postForm, type PostedForm, type UploadProgress } from './multipart';

/** A grant to upload, as `GET /api/material/token` returns it. */
export interface UploadGrant {
  readonly token: string;
  readonly uploadUrl: string;
  /** The prefix of a stored file's URL, in front of its key. */
  readonly publicBase: string;
  /** The prefix of the key of each file. */
  readonly prefix: string;
}

/** A file in the store: its key, and the URL that the robot fetches it from. */
export interface StoredFile {
  readonly key: string;
  readonly url: string;
}

/** Options to cancel and monitor an upload. */
export interface UploadOptions {
  /** Cancels the upload; it then throws `AbortedError`. */
  readonly signal?: AbortSignal;
  readonly onProgress?: (progress: UploadProgress) => void;
}

interface Place {
  readonly fetch?: typeof globalThis.fetch | undefined;
  readonly timeoutMs: number;
}

const CALL = { endpoint: 'upload', path: 'the object store' };

/**
 * Sends a file to the object store as `file`, `key` and `token` (product specification, section 7). The URL is built
 * from the key that the store answers, which may differ from the requested one. `timeoutMs` is how long nothing may happen; without
 * progress, which only browsers report, it is for all of the upload.
 *
 * @throws UploadError, TimeoutError, AbortedError
 */
export async function uploadFile(
  grant: UploadGrant,
  file: Blob & { readonly name: string },
  { signal, onProgress }: UploadOptions,
  { fetch, timeoutMs }: Place,
): Promise<StoredFile> {
  const form = new FormData();
  // Fields before the file: a store that streams must know where the file goes before it arrives.
  form.append('key', `${grant.prefix}${file.name}`);
  form.append('token', grant.token);
  form.append('file', file, file.name);
  const deadline = startDeadline(timeoutMs, signal);
  try {
    const options = {
      // A large file over a slow line takes long; only silence ends it.
      onProgress: (progress: UploadProgress) => {
        deadline.restart();
        onProgress?.(progress);
      },
      signal: deadline.signal,
      fetch,
    };
    const posted = await postForm(grant.uploadUrl, form, options);
    const key = keyOf(posted);
    return { key, url: `${grant.publicBase}${key}` };
  } catch (error) {
    if (deadline.endedBy() === 'caller') throw new AbortedError(CALL);
    if (deadline.endedBy() === 'time') throw new TimeoutError(CALL, timeoutMs);
    if (error instanceof UploadError) throw error;
    const reason = error instanceof Error ? error.message : String(error);
    throw new UploadError(reason, undefined, { cause: error });
  } finally {
    deadline.clear();
  }
}

/** Object stores answer `{ key }`; on failure ours answers with its envelope, others with `{ error }`. */
function keyOf({ status, text }: PostedForm): string {
  const answer = jsonOrText(text);
  const fields = typeof answer === 'object' && answer !== null ? answer : {};
  if (status < 300 && 'key' in fields && typeof fields.key === 'string') return fields.key;
  const envelope = readEnvelope(answer);
  const reason = 'error' in fields && typeof fields.error === 'string' ? fields.error : '';
  throw new UploadError(
    envelope?.message || reason || `The object store answered ${status}`,
    status,
  );
}
