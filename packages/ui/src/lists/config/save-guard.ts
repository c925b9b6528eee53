import type { JsonObject } from '@chatdeck/sdk/rules';
import type { StoredRobot } from '@chatdeck/sdk/served';
import { createContext, useContext } from 'react';

/** Makes unsaved edits to a stored robot. */
export type EditRobot = (robot: StoredRobot) => StoredRobot;

/** A change of what the robot runs with. */
export interface RobotChange {
  /** Undefined where nobody can say what it ran with: then samples are compared with what they should be. */
  readonly before: EditRobot | undefined;
  readonly after: EditRobot;
}

/** Resolves to false if the user does not want this change to be saved. */
export type CheckChange = (change: RobotChange) => Promise<boolean>;

const withConfig =
  (config: JsonObject): EditRobot =>
  (robot) => ({ ...robot, config });

/** A change of the stored config. */
export const configChange = (before: JsonObject | undefined, after: JsonObject): RobotChange => ({
  before: before && withConfig(before),
  after: withConfig(after),
});

/** A change of something else, beside the stored config. */
export const robotChange = (after: EditRobot): RobotChange => ({ before: (robot) => robot, after });

const allow: CheckChange = () => Promise.resolve(true);

export const SaveGuardContext = createContext<CheckChange>(allow);

/** Asks before a change is saved that alters the outcome of sample messages. */
export const useSaveGuard = (): CheckChange => useContext(SaveGuardContext);
