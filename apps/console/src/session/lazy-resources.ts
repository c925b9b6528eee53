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

/** The calls of `dialogue`, likewise. */
export function lazyDialogue(connection: Connection): ChatdeckClient['dialogue'] {
  const dialogue = async () => (await import('./later-resources')).dialogueResource(connection);
  return {
    list: async (...of) => (await dialogue()).list(...of),
    add: async (...of) => (await dialogue()).add(...of),
    update: async (...of) => (await dialogue()).update(...of),
    remove: async (...of) => (await dialogue()).remove(...of),
    restore: async (...of) => (await dialogue()).restore(...of),
    reorder: async (...of) => (await dialogue()).reorder(...of),
  };
}

/** The calls of `custom`, likewise. */
export function lazyCustom(connection: Connection): ChatdeckClient['custom'] {
  const custom = async () => (await import('./later-resources')).customResource(connection);
  return {
    load: async (...of) => (await custom()).load(...of),
    save: async (...of) => (await custom()).save(...of),
  };
}

/** The calls of `contact`, likewise. */
export function lazyContact(connection: Connection): ChatdeckClient['contact'] {
  const contact = async () => (await import('./later-resources')).contactResource(connection);
  return {
    list: async (...of) => (await contact()).list(...of),
    all: async (...of) => (await contact()).all(...of),
    search: async (...of) => (await contact()).search(...of),
    searchNames: async (...of) => (await contact()).searchNames(...of),
    related: async (...of) => (await contact()).related(...of),
    relatedCounts: async (...of) => (await contact()).relatedCounts(...of),
    tags: async (...of) => (await contact()).tags(...of),
    tag: async (...of) => (await contact()).tag(...of),
  };
}

/** The calls of `group`, likewise. */
export function lazyGroup(connection: Connection): ChatdeckClient['group'] {
  const group = async () => (await import('./later-resources')).groupResource(connection);
  return {
    list: async (...of) => (await group()).list(...of),
    all: async (...of) => (await group()).all(...of),
    search: async (...of) => (await group()).search(...of),
    searchNames: async (...of) => (await group()).searchNames(...of),
    related: async (...of) => (await group()).related(...of),
    relatedCounts: async (...of) => (await group()).relatedCounts(...of),
    tags: async (...of) => (await group()).tags(...of),
    tag: async (...of) => (await group()).tag(...of),
  };
}
