import { describe, expect, it } from 'vitest';
import { customConfigSchema } from './custom-config.schema';

describe('the config of the custom centre', () => {
  it('reads the group keywords that are answered in private, and keeps what it does not know', () => {
    const rule = { rooms: ['读书会'], keywords: ['地址'], reg: 2, replys: [] };
    const config = { privateKeywords: [rule], later: { deep: [1] } };
    expect(customConfigSchema.parse({ id: 3, config })).toEqual({
      id: 3,
      version: 0,
      config,
    });
    expect(customConfigSchema.parse({ id: null, config: {} }).config.privateKeywords).toEqual([]);
  });
});
