import type { ConfigField } from './config-field';
import { CONFIG_FIELDS } from './config-fields';

const LIMIT = 12;

const textOf = ({ label, key }: ConfigField) => `${label['zh-CN']} ${label.en} ${key}`;
const helpOf = ({ help }: ConfigField) => (help ? `${help['zh-CN']} ${help.en}`.toLowerCase() : '');

/**
 * The fields whose name, key or help in either language has all the words; those found by name first. `labelOf` gives
 * the names that the host has put in their place, which find them as well.
 */
export function searchFields(
  query: string,
  labelOf: (field: ConfigField) => string = () => '',
): readonly ConfigField[] {
  const copy = query.toLowerCase().split(/\s+/).filter(Boolean);
  if (copy.length === 0) return [];
  const hasAll = (text: string) => copy.every((word) => text.includes(word));
  const named = CONFIG_FIELDS.filter((field) =>
    hasAll(`${textOf(field)} ${labelOf(field)}`.toLowerCase()),
  );
  const helped = CONFIG_FIELDS.filter(
    (field) => !named.includes(field) && hasAll(`${textOf(field).toLowerCase()} ${helpOf(field)}`),
  );
  return [...named, ...helped].slice(0, LIMIT);
}
