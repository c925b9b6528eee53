import { CODE } from '@chatdeck/sdk/constants';
import type { contract, ParsedRequestOf, ResponseInputOf } from '@chatdeck/sdk/contract';
import type { Broker } from '../../broker/broker';
import type { PageQuery } from '../../database/paging';
import { readId } from '../../database/row-id';
import { changed, found } from '../../refusal/found';
import { Refusal } from '../../refusal/refusal';
import type { Relation, Subject } from '../relation/relation';
import type { NewReminder, ReminderRepository, ReminderRow } from './reminder.repository';

type ReminderInput = ParsedRequestOf<typeof contract.reminder.add>;
type ReminderUpdate = ParsedRequestOf<typeof contract.reminder.update>;
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

    /** 10003 with the reminder as it is now when it was changed after the version that the change is made on. */
    async update(userId: string, { id, baseVersion, ...change }: ReminderUpdate) {
      const rowId = readId(id) ?? 0;
      const row = await repository.update(userId, rowId, change, baseVersion);
      const reminder = toReminder(
        await changed(row, async () => {
          const now = await repository.find(userId, rowId);
          return now && toReminder(now);
        }),
      );
      await announce(userId);
      return reminder;
    },

    async remove(userId: string, id: string): Promise<null> {
      if (!(await repository.remove(userId, readId(id) ?? 0))) throw new Refusal(CODE.notFound);
      await repository.dropRemoved(userId);
      await announce(userId);
      return null;
    },

    async restore(userId: string, id: string): Promise<Reminder> {
      const reminder = toReminder(found(await repository.restore(userId, readId(id) ?? 0)));
      await announce(userId);
      return reminder;
    },

    /** What the robot schedules. */
    forRobot: async (userId: string) => (await repository.pending(userId)).map(toRobotReminder),

    /**
     * Keeps what somebody asked for in a chat. The plugin schedules what comes back under no name, beside the one that it
     * loads: said twice, and never to be cancelled. So what comes back is over, and the robot loads the reminder.
     */
    async addFromRobot(userId: string, reminder: NewReminder) {
      const row = await repository.add(userId, reminder);
      await announce(userId);
      return { ...toRobotReminder(row), isLoop: false, time: LONG_AGO };
    },

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

const LONG_AGO = '2000-01-01T00:00:00+08:00';

/** A moment in Shanghai with its zone: without it, the plugin takes it for one in the zone of its process. */
function zoned(moment: string): string {
  const [day = '', time = ''] = moment.split(' ');
  const padded = (text: string, separator: string) =>
    text.split(separator).map((part) => part.padStart(2, '0'));
  return `${padded(day, '-').join('-')}T${padded(time, ':').join(':')}:00+08:00`;
}

const toRobotReminder = ({ id, setter, subscribe, isLoop, time, content }: ReminderRow) => ({
  id: String(id),
  setter,
  subscribe,
  isLoop,
  content,
  time: isLoop ? time : zoned(time),
});

const toReminder = (row: ReminderRow): Reminder => ({
  ...toRobotReminder(row),
  time: row.time,
  isDone: row.doneAt !== null,
  createdAt: row.createdAt.toISOString(),
  version: row.version,
});
