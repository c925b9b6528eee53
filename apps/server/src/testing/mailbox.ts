import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Mail } from '../mail/open-mailer';
import type { TestServer } from './test-server';

/** The mails to an address in the server's outbox, oldest first. */
export async function mailsTo(server: TestServer, email: string): Promise<Mail[]> {
  await server.services.postman.settled();
  const names = await readdir(server.outbox).catch(() => []);
  const mails = await Promise.all(
    names
      .sort()
      .map(async (name) => JSON.parse(await readFile(join(server.outbox, name), 'utf8')) as Mail),
  );
  return mails.filter(({ to }) => to === email);
}

/** The token in the link of the last mail to an address. */
export async function tokenTo(server: TestServer, email: string): Promise<string> {
  const link = (await mailsTo(server, email)).at(-1)?.link;
  return new URL(link ?? '').searchParams.get('token') ?? '';
}
