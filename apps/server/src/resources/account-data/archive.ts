import { PassThrough, Readable } from 'node:stream';
import { eq } from 'drizzle-orm';
import { ZipFile } from 'yazl';
import type { Database } from '../../database/database';
import { storedFiles } from '../../database/schema';
import type { ObjectStore } from '../../storage/object-store';
import type { User } from '../account/account.repository';
import { jsonOf } from './account-rows';
import { archiveReadme } from './archive-texts';
import { EXPORTED } from './exported-tables';

type Owner = Pick<User, 'id' | 'email' | 'locale'>;

/**
 * Everything of an account as one ZIP archive, written while it is read: one entry is open at a time, and nothing is read
 * ahead of a slow reader. It fails rather than ending early, so that half an archive is never taken for a whole one.
 */
export function accountArchive(
  db: Database,
  store: Pick<ObjectStore, 'find'>,
  { id, email, locale }: Owner,
): Readable {
  const mtime = new Date();
  const zip = new ZipFile();
  const output = new PassThrough();
  let open: Readable | undefined;
  const fail = (error: unknown) => void output.destroy(asError(error));
  zip.on('error', fail);
  zip.outputStream.pipe(output);
  // A reader that leaves ends what is being read for it.
  output.once('close', () => void open?.destroy());

  const add = (name: string, source: () => Promise<Readable>, of: { size?: number } = {}) => {
    const compress = of.size === undefined;
    zip.addReadStreamLazy(name, { mtime, compress, ...of }, (begin) => {
      if (output.destroyed) return;
      source().then((stream) => {
        open = stream;
        stream.once('error', fail);
        if (output.destroyed) return void stream.destroy();
        begin(null, stream);
      }, fail);
    });
  };

  zip.addBuffer(Buffer.from(archiveReadme(email, mtime, locale)), 'README.txt', { mtime });
  for (const exported of EXPORTED) {
    add(`${exported.file}.json`, () =>
      Promise.resolve(Readable.from(jsonOf(db, exported, id), { objectMode: false })),
    );
  }

  async function addFiles(): Promise<void> {
    const files = await db
      .select({ key: storedFiles.key })
      .from(storedFiles)
      .where(eq(storedFiles.userId, id))
      .orderBy(storedFiles.key);
    for (const { key } of files) {
      if (output.destroyed) return;
      // A file that is gone from the store is left out; its row is among the others.
      const found = await store.find(key);
      if (found) add(`files/${key}`, () => found.open(), { size: found.size });
    }
    zip.end();
  }
  addFiles().catch(fail);
  return output;
}

const asError = (error: unknown) => (error instanceof Error ? error : new Error(String(error)));
