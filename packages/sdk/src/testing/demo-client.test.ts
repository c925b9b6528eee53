import { describe, expect, it, vi } from 'vitest';
import { CODE } from '../core/codes';
import { unwrap } from '../core/result';
import { createDemoClient } from './demo-client';

describe('A client without a server', () => {
  it('reads and changes an account of its own, and sends nothing', async () => {
    const sent = vi.spyOn(globalThis, 'fetch');
    const [one, other] = [createDemoClient(), createDemoClient()];
    const before = unwrap(await one.material.list()).count;
    expect(before).toBeGreaterThan(0);
    const { id } = unwrap(await one.material.add({ type: 1, name: '早安', content: '早' }));
    expect(unwrap(await one.material.list()).count).toBe(before + 1);
    expect(unwrap(await one.material.get(id)).name).toBe('早安');
    expect(unwrap(await other.material.list()).count).toBe(before);
    expect(unwrap(await one.prompt.all())).not.toEqual([]);
    expect(sent).not.toHaveBeenCalled();
  });

  it('refuses as a server does', async () => {
    const client = createDemoClient();
    expect(await client.material.get('unknown')).toMatchObject({ code: CODE.notFound });
    expect(await client.material.add({ type: 1, name: ' ', content: '' })).toMatchObject({
      code: CODE.missingValue,
      data: { issues: expect.any(Array) },
    });
  });

  it('takes files and tells of changes', async () => {
    const client = createDemoClient();
    const file = new File(['x'], 'morning.txt', { type: 'text/plain' });
    expect(await client.upload.upload('material', file)).toMatchObject({ key: expect.any(String) });
    const events = client.event.listen();
    expect((await events.next()).value).toMatchObject({ type: 'robot' });
    await events.return();
  });
});
