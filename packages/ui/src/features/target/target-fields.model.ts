import type { Target } from '@chatdeck/sdk';
import type { TargetType } from '@chatdeck/sdk/constants';
import type { SendTarget } from '#store/send-target.ts';

/** A group or a friend as a form value. */
export interface Chosen {
  id: string;
  name: string;
}

/** The initial form value. Old records contain targets that have only a name, by which the robot can find them too. */
export const toChosen = (targets: readonly Target[]): Chosen[] =>
  targets.map(({ id, name }) => ({ id: String(id ?? '') || name, name }));

/** The same as list choices. */
export const toSelection = (kind: TargetType, chosen: readonly Chosen[]): readonly SendTarget[] =>
  chosen.map(({ id, name }) => ({ kind, wxid: id, name }));

/** Converts list choices into the form value. */
export const fromSelection = (selection: readonly SendTarget[]): Chosen[] =>
  selection.map(({ wxid, name }) => ({ id: wxid, name }));
