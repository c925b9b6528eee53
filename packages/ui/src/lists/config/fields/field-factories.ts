import type { ConfigField } from './config-field';

type Kind = ConfigField['kind'];
type KeyOf<K extends Kind> = Extract<ConfigField, { kind: K }>['key'];
/** The properties of a field apart from its kind and key. */
type About<K extends Kind> = Omit<Extract<ConfigField, { kind: K }>, 'kind' | 'key'>;

/** A single-line or multi-line text. */
export const textField = (key: KeyOf<'text'>, about: About<'text'>): ConfigField => ({
  kind: 'text',
  key,
  ...about,
});

/** A masked text that is never stored in a draft. */
export const secretField = (key: KeyOf<'secret'>, about: About<'secret'>): ConfigField => ({
  kind: 'secret',
  key,
  ...about,
});

/** A number with its unit. */
export const numberField = (key: KeyOf<'number'>, about: About<'number'>): ConfigField => ({
  kind: 'number',
  key,
  ...about,
});

/** A switch, stored as true or false. */
export const switchField = (key: KeyOf<'switch'>, about: About<'switch'>): ConfigField => ({
  kind: 'switch',
  key,
  ...about,
});

/** A switch, stored as 1 or 0. */
export const bitField = (key: KeyOf<'bit'>, about: About<'bit'>): ConfigField => ({
  kind: 'bit',
  key,
  ...about,
});

/** A choice from a fixed list. */
export const choiceField = (key: KeyOf<'choice'>, about: About<'choice'>): ConfigField => ({
  kind: 'choice',
  key,
  ...about,
});

/** A list of keywords. */
export const keywordsField = (key: KeyOf<'keywords'>, about: About<'keywords'>): ConfigField => ({
  kind: 'keywords',
  key,
  ...about,
});

/** A list of groups. */
export const roomsField = (key: KeyOf<'rooms'>, about: About<'rooms'>): ConfigField => ({
  kind: 'rooms',
  key,
  ...about,
});

/** A list of messages. */
export const repliesField = (key: KeyOf<'replies'>, about: About<'replies'>): ConfigField => ({
  kind: 'replies',
  key,
  ...about,
});

/** A list or object that is edited on another page. */
export const elsewhereField = (
  key: KeyOf<'elsewhere'>,
  about: About<'elsewhere'>,
): ConfigField => ({ kind: 'elsewhere', key, ...about });
