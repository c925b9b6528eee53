import { createReadStream, createWriteStream } from 'node:fs';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import type { SourceLocale } from '@chatdeck/sdk/constants';
import { places } from '../places';
import type { Services } from '../services';
import { contentReader } from '../storage/file-content';

/** The files of the demo account in `demo/<language>/`, by name, with their content types. */
const TYPES = {
  'reading-club.jpg': 'image/jpeg',
  'new-books.jpg': 'image/jpeg',
  'run.jpg': 'image/jpeg',
  'shop.jpg': 'image/jpeg',
  'menu.pdf': 'application/pdf',
  'sign-up.csv': 'text/csv',
} as const;

export type DemoFile = keyof typeof TYPES;
/** The address of each file once it is stored. */
export type DemoUrls = Readonly<Record<DemoFile, string>>;

type FileServices = Pick<Services, 'scratch' | 'siteAddress' | 'upload'>;

/** Stores the files of the demo account as an upload would. */
export async function storeDemoFiles(
  services: FileServices,
  userId: string,
  locale: SourceLocale,
): Promise<DemoUrls> {
  const urlOf = (name: DemoFile) => storeFile(services, userId, join(locale, name), name);
  return {
    'reading-club.jpg': await urlOf('reading-club.jpg'),
    'new-books.jpg': await urlOf('new-books.jpg'),
    'run.jpg': await urlOf('run.jpg'),
    'shop.jpg': await urlOf('shop.jpg'),
    'menu.pdf': await urlOf('menu.pdf'),
    'sign-up.csv': await urlOf('sign-up.csv'),
  };
}

async function storeFile(
  { upload, scratch, siteAddress }: FileServices,
  userId: string,
  source: string,
  name: DemoFile,
): Promise<string> {
  const { token, prefix } = await upload.grant(userId);
  const key = prefix + name;
  const grant = await upload.leaveFor({ token, key });
  if (grant === undefined) throw new Error(`The demo account may not upload ${name}`);
  const stored = await scratch.use(async (path) => {
    const content = contentReader();
    const bytes = createReadStream(join(places.demoFiles, source));
    await pipeline(bytes, content.stream, createWriteStream(path));
    return upload.receive({ grant, key, path, type: TYPES[name], content });
  });
  if (typeof stored === 'string') throw new Error(`The demo file ${name} is refused: ${stored}`);
  return `${siteAddress.origin()}/files/${stored.key}`;
}
