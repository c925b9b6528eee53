import type { ConfigField } from './config-field';
import { CONFIG_FIELDS } from './config-fields';

const LIMIT = 12;

const textOf = ({ label, key }: ConfigField) => `${label['zh-CN']} ${label.en} ${key}`;
const helpOf = ({ help }: ConfigField) => (help ? `${help['zh-CN']} ${help.en}`.toLowerCase() : '');

/**
 * The fields whose name, key or help text, in either language, contains all words of the query; matches by name come
 * first. `labelOf` gives the host's own labels, which are searched too.
 */
export function searchFields(
  query: string,
  labelOf: (field: ConfigField) => string = () => '',
): readonly ConfigField[] {
  const words = query.toLowerCase().split(/\s+/).filter(Boolean);
  if (words.length === 0) return [];
  const hasAll = (text: string) => words.every((word) => text.includes(word));
  const byName = CONFIG_FIELDS.filter((field) =>
    hasAll(`${textOf(field)} ${labelOf(field)}`.toLowerCase()),
  );
  const byHelp = CONFIG_FIELDS.filter(
    (field) => !byName.includes(field) && hasAll(`${textOf(field).toLowerCase()} ${helpOf(field)}`),
  );
  return [...byName, ...byHelp].slice(0, LIMIT);
}
