import { NASTY_STRINGS } from './nasty-strings';

/** What people, their phones and other servers write into an answer; the rest are ids, states and times. */
const WRITTEN = new Set([
  'name',
  'remark',
  'alias',
  'topic',
  'title',
  'description',
  'content',
  'tag',
  'label',
  'email',
  'url',
  'thumbUrl',
  'iconUrl',
  'username',
  'pagePath',
  'roomName',
  'question',
  'keywords',
  'sourceList',
  'rooms',
  'contacts',
  'defaultReply',
  'openaiSystemMessage',
  'one',
  'many',
  'sortId',
  'customUrl',
  'prompt',
  'imagePrompt',
  'preventWords',
  'acceptFriendKeyWords',
  'newFriendReplys',
  'panelVersion',
]);

// White space alone is no text where one is required: a server refuses it.
const TEXTS = Object.values(NASTY_STRINGS).filter((text) => text.trim() !== '');

/** Makes answers nasty: each text that somebody wrote is the next nasty one, the first of them the n-th. */
export function nastyAnswers(n: number): (data: unknown) => unknown {
  let at = n;
  const next = () => TEXTS[at++ % TEXTS.length];
  const nastyValue = (key: string, value: unknown): unknown => {
    if (key === 'config' && typeof value === 'string') return nastyConfig(value);
    if (typeof value === 'string') return WRITTEN.has(key) ? next() : value;
    if (Array.isArray(value)) return value.map((item) => nastyValue(key, item));
    return nasty(value);
  };
  const nasty = (data: unknown): unknown => {
    if (typeof data !== 'object' || data === null) return data;
    if (Array.isArray(data)) return data.map(nasty);
    return Object.fromEntries(
      Object.entries(data).map(([key, value]) => [key, nastyValue(key, value)]),
    );
  };
  // The config is a text of its own that holds texts.
  const nastyConfig = (config: string) => JSON.stringify(nasty(JSON.parse(config)));
  return nasty;
}

/** Which nasty texts can be read: as words, or in a field. White space may be drawn as less. */
export function nastyShown(root: HTMLElement): readonly string[] {
  const fields = [...root.querySelectorAll('input,textarea')].map((field) =>
    'value' in field ? String(field.value) : '',
  );
  const shown = [root.textContent, ...fields].map(plain).join('\n');
  return Object.entries(NASTY_STRINGS).flatMap(([name, text]) =>
    plain(text) !== '' && shown.includes(plain(text).slice(0, MOST)) ? [name] : [],
  );
}

/** A list may show the beginning of a long text. */
const MOST = 60;
const plain = (text: string) => text.replaceAll(/[\s\p{C}]+/gu, '');
