import type { Target } from '@chatdeck/sdk';
import type { TargetType } from '@chatdeck/sdk/constants';
import type { SendTarget } from '#store/send-target.ts';

/** A group or a friend as a form holds it. */
export interface Chosen {
  id: string;
  name: string;
}

/** What a form begins with. Old records hold some that have a name alone, by which the robot finds them too. */
export const toChosen = (targets: readonly Target[]): Chosen[] =>
  targets.map(({ id, name }) => ({ id: String(id ?? '') || name, name }));

/** The same as choices of a list. */
export const toSelection = (kind: TargetType, chosen: readonly Chosen[]): readonly SendTarget[] =>
  chosen.map(({ id, name }) => ({ kind, wxid: id, name }));

/** What was chosen from a list, as a form holds it. */
export const fromSelection = (selection: readonly SendTarget[]): Chosen[] =>
  selection.map(({ wxid, name }) => ({ id: wxid, name }));
