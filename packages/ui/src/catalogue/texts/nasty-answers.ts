import { NASTY_STRINGS } from './nasty-strings';

/** Response fields whose text comes from people, their phones or other servers; the rest are ids, states and times. */
const WRITTEN = new Set([
  'name',
  'note',
  'remark',
  'alias',
  'topic',
  'title',
  'description',
  'content',
  'text',
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
  'userAgent',
  'contact',
  'answer',
  'code',
]);

// A server refuses white space where text is required.
const TEXTS = Object.values(NASTY_STRINGS).filter((text) => text.trim() !== '');

/** Replaces each user-written text of a response with the next of the nasty strings, starting from the n-th. */
export function nastyAnswers(
  n: number,
  texts: readonly string[] = TEXTS,
): (data: unknown) => unknown {
  let at = n;
  const next = () => texts[at++ % texts.length];
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
  // The config is itself a JSON string that contains user-written text.
  const nastyConfig = (config: string) => JSON.stringify(nasty(JSON.parse(config)));
  return nasty;
}

/** The nasty strings that are visible as text or in a field. White space may be collapsed. */
export function nastyShown(root: HTMLElement): readonly string[] {
  const fields = [...root.querySelectorAll('input,textarea')].map((field) =>
    'value' in field ? String(field.value) : '',
  );
  const shown = [root.textContent, ...fields].map(plain).join('\n');
  return Object.entries(NASTY_STRINGS).flatMap(([name, text]) =>
    plain(text) !== '' && shown.includes(plain(text).slice(0, MOST)) ? [name] : [],
  );
}

/** A list may show only the beginning of a long text. */
const MOST = 60;
const plain = (text: string) => text.replaceAll(/[\s\p{C}]+/gu, '');
