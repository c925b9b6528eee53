import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { randomHex } from '../security/random-text';
import type { Mailer } from './mailer';

/** Puts each mail as a JSON file into a folder, for a server that has no mail server; `print` tells of it. */
export function outboxMailer(folder: string, print: (line: string) => void): Mailer {
  return {
    async send(mail) {
      const sentAt = new Date().toISOString();
      // The names sort by time, and only the owner of the server may read the links.
      const name = `${sentAt.replaceAll(/[:.]/g, '-')}-${randomHex(4)}.json`;
      await mkdir(folder, { recursive: true, mode: 0o700 });
      await writeFile(join(folder, name), `${JSON.stringify({ sentAt, ...mail }, null, 2)}\n`, {
        mode: 0o600,
        flag: 'wx',
      });
      print(`Mail to ${mail.to}: ${mail.subject}${mail.link ? `\n  ${mail.link}` : ''}`);
    },
    close: () => {},
  };
}
