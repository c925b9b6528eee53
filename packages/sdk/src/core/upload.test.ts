import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { uploadFile, type UploadOptions } from './upload';

const cleanups: (() => void)[] = [];
afterEach(() => cleanups.splice(0).forEach((cleanup) => cleanup()));

type Answer = readonly [status: number, body: string] | 'hang' | 'cut';

/** An object store that returns the given answer and records the forms that it received. */
async function storeThat(answer: Answer) {
  const forms: FormData[] = [];
  const server = createServer((request, response) => {
    void formOf(request).then((form) => {
      forms.push(form);
      if (answer === 'cut') response.destroy();
      else if (answer !== 'hang') response.writeHead(answer[0]).end(answer[1]);
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  cleanups.push(
    () => server.close(),
    () => server.closeAllConnections(),
  );
  const uploadUrl = `http://127.0.0.1:${(server.address() as AddressInfo).port}/put`;
  const grant = { token: 'leave', uploadUrl, publicBase: 'https://cdn.test/', prefix: 'u/1/' };
  const file = new File(['早安'], 'menu.txt', { type: 'text/plain' });
  const upload = (options: UploadOptions = {}, timeoutMs = 5_000) =>
    uploadFile(grant, file, options, { timeoutMs });
  return { upload, forms };
}

async function formOf(request: IncomingMessage): Promise<FormData> {
  const headers = { 'content-type': request.headers['content-type'] ?? '' };
  return new Response(await buffer(request), { headers }).formData();
}

describe('uploading', () => {
  it('posts file, key and token, and makes the URL of the key that comes back', async () => {
    const { upload, forms } = await storeThat([200, '{"key":"u/1/menu-7f.txt"}']);
    const onProgress = vi.fn();
    expect(await upload({ onProgress })).toEqual({
      key: 'u/1/menu-7f.txt',
      url: 'https://cdn.test/u/1/menu-7f.txt',
    });
    expect(forms[0]?.get('key')).toBe('u/1/menu.txt');
    expect(forms[0]?.get('token')).toBe('leave');
    const file = forms[0]?.get('file');
    expect(file instanceof File && [file.name, await file.text()]).toEqual(['menu.txt', '早安']);
    expect(onProgress).toHaveBeenLastCalledWith({ sent: 6, total: 6 });
  });

  it.each<[string, Answer, { message: string; status?: number }]>([
    ['our server', [400, '{"code":10002,"msg":"文件已满"}'], { message: '文件已满', status: 400 }],
    ['an object store', [403, '{"error":"bad token"}'], { message: 'bad token', status: 403 }],
    ['a proxy', [502, '<html>'], { message: 'The object store answered 502', status: 502 }],
    ['a store without a key', [200, '{}'], { message: 'The object store answered 200' }],
  ])('tells why %s refused', async (_who, answer, expected) => {
    const { upload } = await storeThat(answer);
    await expect(upload()).rejects.toMatchObject({ kind: 'upload', ...expected });
  });

  it('tells a lost connection, a cancel and a hung store apart', async () => {
    await expect((await storeThat('cut')).upload()).rejects.toMatchObject({ kind: 'upload' });
    const hung = await storeThat('hang');
    const stop = new AbortController();
    const cancelled = hung.upload({ signal: stop.signal });
    await vi.waitFor(() => expect(hung.forms).toHaveLength(1));
    stop.abort();
    await expect(cancelled).rejects.toMatchObject({ kind: 'aborted' });
    await expect(hung.upload({}, 20)).rejects.toMatchObject({ kind: 'timeout' });
  });
});

describe('an upload in a browser', () => {
  /** A request of the browser whose upload a test moves on. */
  class SlowRequest {
    static last: SlowRequest;
    readonly upload: { onprogress?: (progress: { loaded: number; total: number }) => void } = {};
    onload?: () => void;
    onabort?: () => void;
    onloadend?: () => void;
    status = 200;
    responseText = '{"key":"u/1/menu.txt"}';
    constructor() {
      SlowRequest.last = this;
    }
    open() {}
    send() {}
    abort() {
      this.onabort?.();
      this.onloadend?.();
    }
  }
  const MINUTE_MS = 60_000;
  const grant = {
    token: 'leave',
    uploadUrl: '/put',
    publicBase: 'https://cdn.test/',
    prefix: 'u/1/',
  };
  const start = (onProgress = vi.fn()) => {
    vi.useFakeTimers();
    vi.stubGlobal('XMLHttpRequest', SlowRequest);
    const stored = uploadFile(
      grant,
      new File(['早安'], 'menu.txt'),
      { onProgress },
      { timeoutMs: MINUTE_MS },
    );
    return { stored, request: SlowRequest.last, onProgress };
  };
  afterEach(() => {
    vi.unstubAllGlobals();
    vi.useRealTimers();
  });

  it('may take as long as a slow line needs, while it gets on', async () => {
    const { stored, request, onProgress } = start();
    for (let loaded = 1; loaded <= 5; loaded += 1) {
      await vi.advanceTimersByTimeAsync(MINUTE_MS - 1);
      request.upload.onprogress?.({ loaded, total: 5 });
    }
    await vi.advanceTimersByTimeAsync(MINUTE_MS - 1);
    request.onload?.();
    expect(await stored).toMatchObject({ key: 'u/1/menu.txt' });
    expect(onProgress).toHaveBeenLastCalledWith({ sent: 5, total: 5 });
  });

  it('ends a minute after it has last got on', async () => {
    const { stored, request } = start();
    const failed = expect(stored).rejects.toMatchObject({ kind: 'timeout' });
    await vi.advanceTimersByTimeAsync(MINUTE_MS - 1);
    request.upload.onprogress?.({ loaded: 1, total: 5 });
    await vi.advanceTimersByTimeAsync(MINUTE_MS);
    await failed;
  });
});
