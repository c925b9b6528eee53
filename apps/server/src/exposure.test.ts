import { describe, expect, it } from 'vitest';
import { exposureWarnings, serverWarnings, type ExposureSettings } from './exposure';

const SAFE: ExposureSettings = {
  host: '127.0.0.1',
  publicUrl: new URL('https://a.example'),
  trustProxy: ['127.0.0.1'],
  databaseUrl: undefined,
  backupEveryMs: 86_400_000,
  openApiUnsigned: false,
  sandbox: false,
};
const idsOf = (changes: Partial<ExposureSettings>) =>
  serverWarnings({ ...SAFE, ...changes }).map(({ id }) => id);

describe('The operator of a public server', () => {
  it('is warned of the sandbox, of no backups, of unsigned calls and of no TLS', () => {
    expect(idsOf({})).toEqual([]);
    expect(idsOf({ sandbox: true })).toEqual(['sandbox']);
    expect(idsOf({ backupEveryMs: undefined })).toEqual(['noBackup']);
    expect(idsOf({ openApiUnsigned: true })).toEqual(['unsigned']);
    expect(idsOf({ publicUrl: new URL('http://a.example') })).toEqual(['noTls']);
    expect(idsOf({ trustProxy: undefined })).toEqual(['unknownProxy']);
  });

  it('is not warned of backups that a PostgreSQL server makes by itself, nor on one machine', () => {
    const databaseUrl = 'postgres://localhost/chatdeck';
    expect(idsOf({ backupEveryMs: undefined, databaseUrl })).toEqual([]);
    const all = { sandbox: true, backupEveryMs: undefined, openApiUnsigned: true };
    expect(idsOf({ ...all, publicUrl: undefined })).toEqual([]);
  });

  it('is warned of a server that listens to others, though its links lead to this machine', () => {
    const open = { host: '0.0.0.0', publicUrl: new URL('http://localhost:7100') };
    expect(serverWarnings({ ...SAFE, ...open, sandbox: true })).toEqual([
      { id: 'noTls', address: '0.0.0.0' },
      { id: 'sandbox', address: '0.0.0.0' },
    ]);
  });

  it('reads at the start of the server which address is meant and what to set', () => {
    const lines = exposureWarnings({ ...SAFE, sandbox: true });
    expect(lines).toEqual([expect.stringMatching(/^Warning: https:\/\/a\.example .*SANDBOX=0/)]);
  });
});
