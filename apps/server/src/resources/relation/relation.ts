import type { contract, ResponseInputOf } from '@chatdeck/sdk/contract';

/** One rule, schedule or task that refers to a subject. */
export type Relation = ResponseInputOf<typeof contract.group.related>['list'][number];

/** The group or friend that is searched for. */
export interface Subject {
  readonly kind: 'room' | 'contact';
  readonly wxid: string;
  /** The topic of a group or the nickname of a friend. */
  readonly name: string;
  readonly alias: string;
}

/** A reference to a group or friend; one without an id is matched by name, as the robot does. */
export interface Named {
  readonly kind: 'room' | 'contact';
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
      (id
        ? String(id) === subject.wxid
        : isSame(name, subject.name) || isSame(alias, subject.alias)),
  );
