import { join } from 'node:path';
import type { Settings } from '../settings';
import { folderStore } from './folder-store';
import type { ObjectStore } from './object-store';

/** The S3-compatible store of the settings, otherwise a folder in the data folder. */
export async function openStore({
  dataDir,
  s3,
}: Pick<Settings, 'dataDir' | 's3'>): Promise<ObjectStore> {
  if (s3 === undefined) return folderStore(join(dataDir, 'files'));
  // The S3 client is large, and most servers do not use it.
  const { s3Store } = await import('./s3-store');
  return s3Store(s3);
}
