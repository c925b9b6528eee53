import { mkdir, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';
import { openEmbedded } from './database/embedded';
import { places } from './places';

// The image is built from the migrations alone, never from an older image.
const { client } = await openEmbedded(undefined, '');
const image = await client.dumpDataDir('gzip');
await mkdir(dirname(places.databaseImage), { recursive: true });
await writeFile(places.databaseImage, Buffer.from(await image.arrayBuffer()));
await client.close();
