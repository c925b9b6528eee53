import { open, rm, type FileHandle } from 'node:fs/promises';
import { extensionOf, FILE_KINDS } from '../storage/file-kinds';
import { isStoreKey, type ObjectStore } from '../storage/object-store';
import { partsOf } from './backup-file';

/**
 * Adds the files of a backup to a store, each through a temporary file on its disk. `onAdded` is called for each file
 * that was not stored already.
 */
export async function readFiles(
  store: Pick<ObjectStore, 'add'>,
  path: string,
  aside: string,
  onAdded: (key: string) => void,
): Promise<void> {
  let current: { readonly key: string; readonly file: FileHandle } | undefined;
  const finish = async () => {
    if (current === undefined) return;
    const { key, file } = current;
    current = undefined;
    await file.close();
    const type = FILE_KINDS.get(extensionOf(key))?.contentType ?? 'application/octet-stream';
    if (await store.add(key, aside, type)) onAdded(key);
    await rm(aside, { force: true });
  };
  try {
    for await (const part of partsOf(path)) {
      if (part.kind === 'piece') await current?.file.writeFile(part.bytes);
      else await finish();
      if (part.kind === 'file' && isStoreKey(part.key)) {
        current = { key: part.key, file: await open(aside, 'w', 0o600) };
      }
    }
    await finish();
  } finally {
    await current?.file.close();
    await rm(aside, { force: true });
  }
}

/** The keys of the files in a backup. */
export async function keysIn(path: string): Promise<Set<string>> {
  const keys = new Set<string>();
  for await (const part of partsOf(path)) if (part.kind === 'file') keys.add(part.key);
  return keys;
}
