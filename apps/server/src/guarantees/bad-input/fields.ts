import { isJsonObject } from '@chatdeck/sdk/rules';
import type * as z from 'zod/mini';

export type Path = readonly (string | number)[];

const DEPTH_MAX = 5;

/** Every path that the schema of a request reads, optional ones included; of a list, its first item. */
export function fieldsOf(schema: z.ZodMiniType, path: Path = []): Path[] {
  // Every schema is one of these; its base type hides which.
  const { def } = (schema as unknown as z.core.$ZodTypes)._zod;
  const inner = (part: z.core.$ZodType, ...below: Path) =>
    path.length < DEPTH_MAX ? fieldsOf(part as z.ZodMiniType, [...path, ...below]) : [];
  const own = path.length === 0 ? [] : [path];
  if (def.type === 'object') {
    return [...own, ...Object.entries(def.shape).flatMap(([key, part]) => inner(part, key))];
  }
  if (def.type === 'array') return [...own, ...inner(def.element, 0)];
  if (def.type === 'record') return [...own, ...inner(def.valueType, 'key')];
  if (def.type === 'union') return unique(def.options.flatMap((option) => inner(option)));
  if (def.type === 'intersection') return unique([...inner(def.left), ...inner(def.right)]);
  if (def.type === 'pipe') return inner(def.in);
  return 'innerType' in def ? inner(def.innerType) : own;
}

/** Every path of a value. */
export function placesOf(value: unknown, path: Path = []): Path[] {
  const entries = Array.isArray(value)
    ? [...value.slice(0, 1).entries()]
    : Object.entries(isJsonObject(value) ? value : {});
  const own = path.length === 0 ? [] : [path];
  return [...own, ...entries.flatMap(([key, part]) => placesOf(part, [...path, key]))];
}

/** A copy of a value with another part at a path, which is created if missing. */
export function withPart(value: unknown, [key, ...rest]: Path, part: unknown): unknown {
  if (key === undefined) return part;
  if (typeof key === 'number') {
    const list: unknown[] = Array.isArray(value) ? [...(value as unknown[])] : [];
    list[key] = withPart(list[key], rest, part);
    return list;
  }
  const object: Record<string, unknown> = isJsonObject(value) ? { ...value } : {};
  return { ...object, [key]: withPart(object[key], rest, part) };
}

const unique = (paths: Path[]): Path[] => [
  ...new Map(paths.map((path) => [JSON.stringify(path), path])).values(),
];
