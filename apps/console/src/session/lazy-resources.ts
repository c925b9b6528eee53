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

/** The calls of `question`, likewise. */
export function lazyQuestion(connection: Connection): ChatdeckClient['question'] {
  const question = async () => (await import('./later-resources')).questionResource(connection);
  return { ask: async (...of) => (await question()).ask(...of) };
}

/** The calls of `sample`, likewise. */
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

/** The calls of `reminder`, likewise. */
export function lazyReminder(connection: Connection): ChatdeckClient['reminder'] {
  const reminder = async () => (await import('./later-resources')).reminderResource(connection);
  return {
    list: async (...of) => (await reminder()).list(...of),
    add: async (...of) => (await reminder()).add(...of),
    update: async (...of) => (await reminder()).update(...of),
    remove: async (...of) => (await reminder()).remove(...of),
    restore: async (...of) => (await reminder()).restore(...of),
  };
}

/** The calls of `rss`, likewise. */
export function lazyRss(connection: Connection): ChatdeckClient['rss'] {
  const rss = async () => (await import('./later-resources')).rssResource(connection);
  return {
    list: async (...of) => (await rss()).list(...of),
    add: async (...of) => (await rss()).add(...of),
    update: async (...of) => (await rss()).update(...of),
    remove: async (...of) => (await rss()).remove(...of),
    restore: async (...of) => (await rss()).restore(...of),
  };
}

/** The calls of `batchTask`, likewise. */
export function lazyBatchTask(connection: Connection): ChatdeckClient['batchTask'] {
  const batchTask = async () => (await import('./later-resources')).batchTaskResource(connection);
  return {
    list: async (...of) => (await batchTask()).list(...of),
    add: async (...of) => (await batchTask()).add(...of),
    update: async (...of) => (await batchTask()).update(...of),
    remove: async (...of) => (await batchTask()).remove(...of),
    restore: async (...of) => (await batchTask()).restore(...of),
  };
}

/** The calls of `library`, likewise. */
export function lazyLibrary(connection: Connection): ChatdeckClient['library'] {
  const library = async () => (await import('./later-resources')).libraryResource(connection);
  return {
    counts: async (...of) => (await library()).counts(...of),
    sizes: async (...of) => (await library()).sizes(...of),
    tag: async (...of) => (await library()).tag(...of),
    remove: async (...of) => (await library()).remove(...of),
    restore: async (...of) => (await library()).restore(...of),
  };
}

/** The calls of `order`, likewise. */
export function lazyOrder(connection: Connection): ChatdeckClient['order'] {
  const order = async () => (await import('./later-resources')).orderResource(connection);
  return {
    plans: async (...of) => (await order()).plans(...of),
    create: async (...of) => (await order()).create(...of),
    status: async (...of) => (await order()).status(...of),
    list: async (...of) => (await order()).list(...of),
  };
}

/** The calls of `schedule`, likewise. */
export function lazySchedule(connection: Connection): ChatdeckClient['schedule'] {
  const schedule = async () => (await import('./later-resources')).scheduleResource(connection);
  return {
    newsChannels: async (...of) => (await schedule()).newsChannels(...of),
    customChannels: async (...of) => (await schedule()).customChannels(...of),
    ownChannels: async (...of) => (await schedule()).ownChannels(...of),
    saveOwnChannels: async (...of) => (await schedule()).saveOwnChannels(...of),
  };
}
