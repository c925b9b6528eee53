import { contract } from '@chatdeck/sdk/contract';
import { isJsonObject } from '@chatdeck/sdk/rules';
import { readCron } from '@chatdeck/sdk/cron';
import type { Broker } from '../../broker/broker';
import { materialsIn } from '../relation/relation';
import type { RobotItemRepository } from '../robot-item/robot-item.repository';
import { robotItemService } from '../robot-item/robot-item.service';
import type { TargetIds } from '../robot/served/target-ids';

/** Schedules for many groups or friends at once. */
export function batchTaskService(
  repository: RobotItemRepository,
  broker: Pick<Broker, 'publish'>,
  targets: Pick<TargetIds, 'found'>,
) {
  const items = robotItemService(repository, {
    schema: contract.batchTask.add.response,
    announce: (userId) => broker.publish(userId, 'tasks', {}),
    place: 'batchTasks',
    label: ({ cron }) => cron,
    related: ({ taskType }) => ({ taskType }),
    refersTo: ({ taskInfo }) => (isJsonObject(taskInfo) ? materialsIn(taskInfo['contents']) : []),
  });

  return {
    ...items,

    /** The tasks that the robot can run, each with the targets that it can find. */
    forRobot: async (userId: string): Promise<object[]> => {
      const tasks = (await items.readable(userId)).filter(
        ({ cron, isPaused }) => !isPaused && readCron(cron).status !== 'refused',
      );
      const served = await Promise.all(
        tasks.map(async (task) => ({
          ...task,
          targets: await targets.found(userId, task.type, task.targets),
        })),
      );
      return served.filter((task) => task.isAll || task.targets.length > 0);
    },
  };
}

export type BatchTaskService = ReturnType<typeof batchTaskService>;
