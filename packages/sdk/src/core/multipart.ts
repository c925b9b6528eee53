/** Bytes sent, and bytes in total. */
export interface UploadProgress {
  readonly sent: number;
  readonly total: number;
}

export interface PostedForm {
  readonly status: number;
  readonly text: string;
}

interface PostOptions {
  readonly onProgress?: ((progress: UploadProgress) => void) | undefined;
  readonly signal?: AbortSignal | undefined;
  readonly fetch?: typeof globalThis.fetch | undefined;
}

/**
 * Posts a multipart form. In a browser it uses XMLHttpRequest, since only that reports upload progress; elsewhere
 * fetch, with progress reported at the end. Rejects when no answer arrived or the signal was aborted.
 */
export function postForm(url: string, form: FormData, options: PostOptions): Promise<PostedForm> {
  const withProgress = typeof XMLHttpRequest === 'function' && options.fetch === undefined;
  return withProgress ? postByRequest(url, form, options) : postByFetch(url, form, options);
}

function postByRequest(url: string, form: FormData, { onProgress, signal }: PostOptions) {
  return new Promise<PostedForm>((resolve, reject) => {
    const request = new XMLHttpRequest();
    const abort = () => request.abort();
    request.upload.onprogress = ({ loaded, total }) => onProgress?.({ sent: loaded, total });
    request.onload = () => resolve({ status: request.status, text: request.responseText });
    request.onerror = () => reject(new Error('The connection was lost'));
    request.onabort = () => reject(new Error('The upload was cancelled'));
    request.onloadend = () => signal?.removeEventListener('abort', abort);
    request.open('POST', url);
    signal?.addEventListener('abort', abort);
    request.send(form);
    if (signal?.aborted) abort();
  });
}

async function postByFetch(
  url: string,
  form: FormData,
  { onProgress, signal, fetch }: PostOptions,
) {
  const send = fetch ?? globalThis.fetch;
  const response = await send(url, { method: 'POST', body: form, ...(signal && { signal }) });
  const text = await response.text();
  const file = form.get('file');
  if (file instanceof Blob) onProgress?.({ sent: file.size, total: file.size });
  return { status: response.status, text };
}
