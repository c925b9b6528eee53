import { askHolder, type Answer } from '../database/folder-lock';
import type { Database } from '../database/database';
import type { DatabaseSettings } from '../database/open-database';
import { failureText } from '../log';
import type { ObjectStore } from '../storage/object-store';
import { backup } from './data.commands';
import { refuse } from './output';

const ASK = 'backup ';
const DONE = 'ok ';

/**
 * Asks a running server to make the backup: only its process may open its embedded database. Undefined when none is
 * running.
 */
export async function askServer(
  { dataDir, databaseUrl }: DatabaseSettings,
  path: string,
): Promise<string | undefined> {
  if (databaseUrl !== undefined) return undefined;
  const answer = await askHolder(dataDir, `${ASK}${path}`).catch(() => undefined);
  if (answer === undefined) return undefined;
  return answer.startsWith(DONE) ? answer.slice(DONE.length) : refuse(answer);
}

/** Answers the commands that run beside a server. */
export const answerCommands =
  (db: Database, store: Pick<ObjectStore, 'find'>): Answer =>
  async (text) => {
    if (!text.startsWith(ASK)) return 'This server does not know that command.';
    try {
      return `${DONE}${await backup(db, store, text.slice(ASK.length))}`;
    } catch (error) {
      return failureText(error);
    }
  };
