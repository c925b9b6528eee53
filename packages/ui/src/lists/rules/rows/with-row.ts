import { listedRows, withListedRows } from '@chatdeck/sdk/config';
import type { ConfigList } from '@chatdeck/sdk/constants';
import type { Json } from '@chatdeck/sdk/rules';
import type { EditRobot } from '#lists/simulator/use-stored-robot.ts';
import { placeOf, type RowAt } from './row-changes';

/** Puts a row in the place of the one that is edited, or at the end; it runs, also if the stored one is paused. */
export const withRow =
  (list: ConfigList, seen: RowAt | undefined, stored: Json): EditRobot =>
  (robot) => {
    const rows = listedRows(robot.config, list);
    const at = seen ? placeOf(rows, seen) : -1;
    const edited = { stored, isPaused: false };
    return {
      ...robot,
      config: withListedRows(
        robot.config,
        list,
        at === -1 ? [...rows, edited] : rows.map((row, index) => (index === at ? edited : row)),
      ),
    };
  };
