import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { TestProject } from 'vitest/node';
import { openEmbedded } from '../database/embedded';
import { bundleServer } from './server-program';

declare module 'vitest' {
  interface ProvidedContext {
    /** A migrated, empty database that each test file unpacks for itself. */
    databaseImage: string;
    /** The folder of the bundled server, for tests that start it as a process. */
    serverProgram: string;
    /** The folder for files of tests; it is removed after the last one. */
    scratch: string;
  }
}

export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const folder = await mkdtemp(join(tmpdir(), 'chatdeck-test-'));
  const path = join(folder, 'database-image.tar.gz');
  const { client } = await openEmbedded(undefined, '');
  const image = await client.dumpDataDir('gzip');
  await writeFile(path, Buffer.from(await image.arrayBuffer()));
  await client.close();
  project.provide('databaseImage', path);
  project.provide('scratch', folder);
  const program = await bundleServer();
  project.provide('serverProgram', program);
  return async () => {
    await rm(folder, { recursive: true, force: true });
    await rm(program, { recursive: true, force: true });
  };
}
