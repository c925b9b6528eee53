import { unwrap } from '@chatdeck/sdk';
import { DELETION_GRACE_DAYS } from '@chatdeck/sdk/constants';
import { unzipSync } from 'fflate';
import { afterAll, expect, it } from 'vitest';
import { KEYS, REGION, startS3Stub } from '../../storage/s3-stub.fixtures';
import { signUp, startBackend, useServer } from '../../testing/test-server';
import { PNG, uploadsTo } from '../upload/upload.fixtures';
import { downloadArchive } from './account-data.fixtures';

const DAY_MS = 86_400_000;

let stub: Awaited<ReturnType<typeof startS3Stub>>;
afterAll(() => stub.close());

const server = useServer({}, async () => {
  stub = await startS3Stub();
  return startBackend({
    s3: { ...KEYS, region: REGION, bucket: 'files', endpoint: stub.endpoint },
  });
});
const { send } = uploadsTo(server);

it('files in an S3 store come along in the archive, and go with the account', async () => {
  const [account, other] = [await signUp(server), await signUp(server)];
  const picture = { name: 'cover.png', bytes: PNG, type: 'image/png' };
  const { key = '' } = await send(picture, account);
  const { key: theirs = '' } = await send(picture, other);
  expect([...stub.objects.keys()].sort()).toEqual([`/files/${key}`, `/files/${theirs}`].sort());

  const archive = await (await downloadArchive(account)).arrayBuffer();
  const files = unzipSync(new Uint8Array(archive));
  expect(Buffer.from(files[`files/${key}`] ?? [])).toEqual(PNG);

  unwrap(await account.client.accountData.askDeletion({ password: account.password }));
  const afterGrace = new Date(Date.now() + (DELETION_GRACE_DAYS + 0.01) * DAY_MS);
  expect(await server.services.deletion.sweep(afterGrace)).toBe(1);
  expect([...stub.objects.keys()]).toEqual([`/files/${theirs}`]);
  expect(stub.refused).toEqual([]);
});
