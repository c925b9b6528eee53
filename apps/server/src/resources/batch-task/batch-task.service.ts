import { contract } from '@chatdeck/sdk/contract';
import type { Broker } from '../../broker/broker';
import type { RobotItemRepository } from '../robot-item/robot-item.repository';
import { robotItemService } from '../robot-item/robot-item.service';

/** Schedules for many groups or friends at once. */
export const batchTaskService = (
  repository: RobotItemRepository,
  broker: Pick<Broker, 'publish'>,
) =>
  robotItemService(repository, {
    schema: contract.batchTask.add.response,
    announce: (userId) => broker.publish(userId, 'tasks', {}),
    place: 'batchTasks',
    label: ({ cron }) => cron,
  });

export type BatchTaskService = ReturnType<typeof batchTaskService>;
