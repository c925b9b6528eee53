import { describe, expect, it } from 'vitest';
import { useServer } from '../../testing/test-server';
import { uploadsTo } from './upload.fixtures';

const server = useServer();
const { send, get } = uploadsTo(server);

describe('A stored file', () => {
  it('is served in part, and not at all to who has it', async () => {
    const { key } = await send({
      name: 'a.txt',
      bytes: Buffer.from('0123456789'),
      type: 'text/plain',
    });
    const part = await get(key, { range: 'bytes=2-4' });
    expect([part.statusCode, part.payload]).toEqual([206, '234']);
    expect(part.headers).toMatchObject({ 'content-range': 'bytes 2-4/10', 'content-length': '3' });
    expect((await get(key, { range: 'bytes=-3' })).payload).toBe('789');
    expect((await get(key, { range: 'bytes=50-' })).statusCode).toBe(416);
    const again = await get(key, { 'if-none-match': String(part.headers.etag) });
    expect([again.statusCode, again.payload]).toEqual([304, '']);
    for (const answer of [part, again]) {
      expect(answer.headers).toMatchObject({ 'x-content-type-options': 'nosniff' });
    }
    const head = await server.app.inject({ method: 'HEAD', url: `/files/${key}` });
    expect([head.headers['content-length'], head.payload]).toEqual(['10', '']);
  });

  it('is not found under a name that is no key', async () => {
    for (const key of [
      'u/nobody/x.png',
      '..%2fdatabase/PG_VERSION',
      'u',
      'x.html',
      '%2e%2e/x.png',
    ]) {
      expect((await get(key)).statusCode).toBe(404);
    }
  });
});
