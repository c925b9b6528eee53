import { inject } from 'vitest';
import type { TestServer } from '../testing/test-server';
import { commandsInServer } from './commands-in-server';

/** Runs a command of the operator by the services of a test server. */
export const operate = (server: TestServer, ...args: string[]): Promise<string> =>
  commandsInServer(server.services)({ args, cwd: inject('scratch') });
