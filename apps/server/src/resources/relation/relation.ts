import { isJsonObject } from '@chatdeck/sdk/rules';
import type { contract, ResponseInputOf } from '@chatdeck/sdk/contract';

/** One rule, schedule or task that refers to a subject. */
export type Relation = ResponseInputOf<typeof contract.group.related>['list'][number];

/** What rules refer to. */
export type SubjectKind = 'room' | 'contact' | 'material' | 'prompt';

/** The group, friend, material or prompt that is searched for. */
export interface Subject {
  readonly kind: SubjectKind;
  readonly id: string;
  /** The topic of a group or the nickname of a friend; empty for what is known by its id alone. */
  readonly name: string;
  readonly alias: string;
}

/** A reference to a subject; one without an id is matched by name, as the robot does. */
export interface Named {
  readonly kind: SubjectKind;
  readonly id?: string | number | null | undefined;
  readonly name?: string | undefined;
  readonly alias?: string | undefined;
}

const isSame = (text: string | undefined, other: string) => text === other && other !== '';

/** True if one of the references matches the subject. */
export const names = (named: readonly Named[], subject: Subject): boolean =>
  named.some(
    ({ kind, id, name, alias }) =>
      kind === subject.kind &&
      (id ? String(id) === subject.id : isSame(name, subject.name) || isSame(alias, subject.alias)),
  );

/** A rule, schedule or task, and what it refers to. */
export interface Mention {
  readonly place: string;
  readonly named: readonly Named[];
  /** Described only where it is shown. */
  readonly relation: () => Relation;
}

/** The materials among the items that a rule sends; a copy has no id. */
export const materialsIn = (items: unknown): readonly Named[] =>
  Array.isArray(items)
    ? items.flatMap((item: unknown): Named[] => {
        if (!isJsonObject(item)) return [];
        const { id } = item;
        return typeof id === 'string' || typeof id === 'number' ? [{ kind: 'material', id }] : [];
      })
    : [];
