import type { contract, ResponseInputOf } from '@chatdeck/sdk/contract';

/** One rule, schedule or task that names somebody. */
export type Relation = ResponseInputOf<typeof contract.group.related>['list'][number];

/** The group or friend that is looked for. */
export interface Subject {
  readonly kind: 'room' | 'contact';
  readonly wxid: string;
  /** The topic or the nickname. */
  readonly name: string;
  readonly alias: string;
}

/** A group or friend as a row names it; rows without an id are matched by name, as the robot does. */
export interface Named {
  readonly kind: 'room' | 'contact';
  readonly id?: string | number | null | undefined;
  readonly name?: string | undefined;
  readonly alias?: string | undefined;
}

const isSame = (text: string | undefined, other: string) => text === other && other !== '';

/** True when one of the named is the one that is looked for. */
export const names = (named: readonly Named[], subject: Subject): boolean =>
  named.some(
    ({ kind, id, name, alias }) =>
      kind === subject.kind &&
      (id
        ? String(id) === subject.wxid
        : isSame(name, subject.name) || isSame(alias, subject.alias)),
  );
