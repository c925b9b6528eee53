import { CODE } from '@chatdeck/sdk/constants';
import type { contract, ParsedRequestOf, ResponseInputOf } from '@chatdeck/sdk/contract';
import type { Broker } from '../../broker/broker';
import type { PageQuery } from '../../database/paging';
import { readId } from '../../database/row-id';
import { Refusal } from '../../http/refusal';
import type { Relation, Subject } from '../relation/relation';
import type { NewReminder, ReminderRepository, ReminderRow } from './reminder.repository';

type ReminderInput = ParsedRequestOf<typeof contract.reminder.add>;
type Reminder = ResponseInputOf<typeof contract.reminder.add>;

/** What robots remind friends of. */
export function reminderService(repository: ReminderRepository, broker: Pick<Broker, 'publish'>) {
  /** The robot reads its reminders again together with its config. */
  const announce = (userId: string) =>
    broker.publish(userId, 'event', { target: 'system', event: 'updateConfig' });

  return {
    async page(userId: string, query: PageQuery) {
      const { count, rows } = await repository.page(userId, query);
      return { count, list: rows.map(toReminder) };
    },

    async add(userId: string, setter: string, input: ReminderInput): Promise<Reminder> {
      const row = await repository.add(userId, { ...input, setter });
      await announce(userId);
      return toReminder(row);
    },

    async remove(userId: string, id: string): Promise<null> {
      if (!(await repository.remove(userId, readId(id) ?? 0))) throw new Refusal(CODE.notFound);
      await announce(userId);
      return null;
    },

    /** What the robot schedules. */
    forRobot: async (userId: string) => (await repository.pending(userId)).map(toRobotReminder),

    /** Keeps what somebody asked for in a chat; the robot schedules what comes back. */
    addFromRobot: async (userId: string, reminder: NewReminder) =>
      toRobotReminder(await repository.add(userId, reminder)),

    finish: (userId: string, id: string) => repository.finish(userId, readId(id) ?? 0),

    relations: async (userId: string, { kind, name }: Subject): Promise<Relation[]> => {
      if (kind !== 'contact' || name === '') return [];
      const rows = await repository.pendingFor(userId, name);
      return rows.map(({ id, content }) => ({
        place: 'reminders',
        at: null,
        id: String(id),
        label: content,
      }));
    },
  };
}

export type ReminderService = ReturnType<typeof reminderService>;

const toRobotReminder = ({ id, setter, subscribe, isLoop, time, content }: ReminderRow) => ({
  id: String(id),
  setter,
  subscribe,
  isLoop,
  time,
  content,
});

const toReminder = (row: ReminderRow): Reminder => ({
  ...toRobotReminder(row),
  isDone: row.doneAt !== null,
  createdAt: row.createdAt.toISOString(),
});
