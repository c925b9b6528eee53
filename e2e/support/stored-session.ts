import type { BrowserContextOptions } from '@playwright/test';

/** What a browser has stored in which the console at `origin` is signed in with a session; an empty one is of nobody. */
export const storedSession = (
  origin: string,
  session: Readonly<Record<string, string>>,
): NonNullable<BrowserContextOptions['storageState']> => ({
  cookies: [],
  origins: [
    {
      origin,
      localStorage: Object.entries(session).map(([name, value]) => ({ name: `cd:${name}`, value })),
    },
  ],
});
