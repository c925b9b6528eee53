import pg from 'pg';
import { describe, expect, it } from 'vitest';
import { poolUse } from './database-use';

describe('The use of a pool', () => {
  it('counts a query that fails because no connection can be opened', async () => {
    // Nothing listens there.
    const pool = new pg.Pool({ host: '127.0.0.1', port: 9 });
    const use = poolUse(pool);
    await expect(pool.query('select 1')).rejects.toThrow('ECONNREFUSED');
    await expect(pool.connect()).rejects.toThrow('ECONNREFUSED');
    expect(use.failures()).toBe(2);
    expect(use.pool()).toEqual({ size: 0, idle: 0, waiting: 0 });
    await pool.end();
  });
});
