import { unwrap } from '@chatdeck/sdk';
import { signUp, type TestAccount, type TestServer } from '../../testing/test-server';
import { uploadText, type UploadProblem } from './upload.texts';

export const PNG = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);
export const PDF = Buffer.from('%PDF-1.7\n1 0 obj\n<<>>\nendobj\n');
export const ZIP = Buffer.concat([
  Buffer.from('504b03040a000000000000000000', 'hex'),
  Buffer.alloc(40),
]);
export const GIF = Buffer.from('GIF89a/*<script>alert(1)</script>');
export const CFB = Buffer.concat([Buffer.from('d0cf11e0a1b11ae1', 'hex'), Buffer.alloc(600)]);
export const SILK = Buffer.from('\x02#!SILK_V3\x00\x01', 'latin1');
export const TEXT = Buffer.from('名字,数量\n苹果,3\n');
export const SVG = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"/>');
export const PAGE = Buffer.from('\uFEFF \n<!doctype html><script>alert(1)</script>');

export type Context = 'send' | 'material';

interface Sent {
  readonly name: string;
  readonly bytes: Buffer;
  readonly type?: string;
  readonly context?: Context;
  readonly key?: (prefix: string) => string;
  readonly token?: (token: string) => string;
  readonly fileFirst?: boolean;
}

interface Stored {
  readonly status: number;
  readonly key?: string;
  readonly msg?: string;
  readonly code?: number;
  readonly prefix: string;
}

/** The message of a refused upload. */
export const textFile = (rule: UploadProblem) => uploadText(rule, 'zh-CN');

/** Uploads to a server, as one shared user unless another account is given. */
export function uploadsTo(server: TestServer) {
  let someone: Promise<TestAccount> | undefined;
  const owner = () => (someone ??= signUp(server));

  /** Requests permission and posts the form, as a browser does. */
  async function send(sent: Sent, account?: TestAccount): Promise<Stored> {
    const { client } = account ?? (await owner());
    const { name, bytes, type = '', context } = sent;
    const grant = unwrap(await client.material.uploadGrant(context));
    const form = new FormData();
    const file = () => form.append('file', new File([new Uint8Array(bytes)], name, { type }));
    if (sent.fileFirst) file();
    form.append('key', sent.key?.(grant.prefix) ?? grant.prefix + name);
    form.append('token', sent.token?.(grant.token) ?? grant.token);
    if (!sent.fileFirst) file();
    const response = await fetch(grant.uploadUrl, { method: 'POST', body: form });
    const answer = (await response.json()) as Omit<Stored, 'status' | 'prefix'>;
    return { status: response.status, prefix: grant.prefix, ...answer };
  }

  return {
    owner,
    send,
    /** Fetches a stored file. */
    get: (key: string | undefined, headers: Record<string, string> = {}) =>
      server.app.inject({ url: `/files/${key}`, headers }),
  };
}
