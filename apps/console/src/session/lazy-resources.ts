import type { ChatdeckClient, Connection } from '@chatdeck/sdk';

/** The calls of the message log, loaded with the first of them: the first page has none. */
export function lazyLog(connection: Connection): ChatdeckClient['log'] {
  const log = async () => (await import('./later-resources')).logResource(connection);
  return {
    settings: async (...of) => (await log()).settings(...of),
    changeSettings: async (...of) => (await log()).changeSettings(...of),
    conversations: async (...of) => (await log()).conversations(...of),
    messages: async (...of) => (await log()).messages(...of),
    remove: async (...of) => (await log()).remove(...of),
    clear: async (...of) => (await log()).clear(...of),
    revision: async (...of) => (await log()).revision(...of),
    hits: async (...of) => (await log()).hits(...of),
    daily: async (...of) => (await log()).daily(...of),
  };
}

/** The calls of the sample messages, likewise. */
export function lazySample(connection: Connection): ChatdeckClient['sample'] {
  const sample = async () => (await import('./later-resources')).sampleResource(connection);
  return {
    list: async (...of) => (await sample()).list(...of),
    add: async (...of) => (await sample()).add(...of),
    update: async (...of) => (await sample()).update(...of),
    remove: async (...of) => (await sample()).remove(...of),
    restore: async (...of) => (await sample()).restore(...of),
  };
}
