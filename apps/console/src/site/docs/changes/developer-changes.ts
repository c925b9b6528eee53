/**
 * Changes that only the code of a partner meets, each with what it is about. Whoever upgrades a package reads them in the
 * change log; the page of new features, which users read, leaves them out.
 */
export const DEVELOPER_CHANGES: Readonly<Record<string, string>> = {
  'cached-token': 'how a page gets its token',
  'compiled-answers': 'what a client downloads',
  'controlled-filters': 'properties of lists',
  'first-release': 'everything, before there was anything new',
  'from-the-right': 'languages of hosts',
  'headless-lists': 'hooks in place of screens',
  'hosts-sheets-and-overlays': 'style sheets of hosts',
  'labels-by-screen': 'subpaths of the SDK',
  'names-and-subpaths': 'names of exports',
  'names-of-texts': 'names of exports and texts',
  'open-chat': 'a property of the message log',
  'panel-clients': 'clients for single panels',
  'parts-by-name': 'names for the CSS of a host',
  'prices-for-anybody': 'a component for public pages',
  'read-only-provider': 'a property of the provider',
  'records-event': 'live events and backends',
  'required-fields': 'custom elements',
  'rights-of-a-session': "sessions of a partner's pages",
  'rule-texts-apart': 'subpaths of the SDK',
  'sessions-say-their-rights': "sessions of a partner's pages",
  'text-in-a-block': 'an element of a text',
  'texts-of-refusals': 'subpaths of the SDK',
  'true-words': 'ids of texts, and texts that say what is so',
  'words-where-they-are-used': 'ids of texts',
};
