import type { contract, ParsedRequestOf, ResponseInputOf } from '@chatdeck/sdk/contract';
import type { Broker } from '../../broker/broker';
import { recordService } from '../record/record.service';
import type { Mention, Subject } from '../relation/relation';
import type { NewReminder, ReminderRepository, ReminderRow } from './reminder.repository';

type ReminderInput = ParsedRequestOf<typeof contract.reminder.add>;
type ReminderUpdate = Omit<ParsedRequestOf<typeof contract.reminder.update>, 'id'>;
type Reminder = ResponseInputOf<typeof contract.reminder.add>;

/** Reminders that robots send to friends. */
export function reminderService(repository: ReminderRepository, broker: Pick<Broker, 'publish'>) {
  /** The robot reloads its reminders together with its config. */
  const announce = (userId: string) =>
    broker.publish(userId, 'event', { target: 'system', event: 'updateConfig' });
  const stored = recordService(repository, toReminder, announce);

  return {
    page: stored.page,
    get: stored.get,
    remove: stored.remove,
    restore: stored.restore,

    async add(userId: string, setter: string, input: ReminderInput): Promise<Reminder> {
      const row = await repository.add(userId, { ...input, setter });
      await announce(userId);
      return toReminder(row);
    },

    async update(userId: string, id: number, { baseVersion, ...change }: ReminderUpdate) {
      return stored.change(userId, id, await repository.update(userId, id, change, baseVersion));
    },

    /** The reminders that the robot schedules. */
    forRobot: async (userId: string) => (await repository.pending(userId)).map(toRobotReminder),

    /**
     * Stores a reminder that somebody requested in a chat. The plugin would schedule the answer under no name, beside
     * the one that it loads: sent twice, and impossible to cancel. So the answer is a reminder in the past, and the
     * robot loads the stored one.
     */
    async addFromRobot(userId: string, reminder: NewReminder) {
      const row = await repository.add(userId, reminder);
      await announce(userId);
      return { ...toRobotReminder(row), isLoop: false, time: LONG_AGO };
    },

    finish: repository.finish,

    mentions: async (userId: string, subjects: readonly Subject[]): Promise<Mention[]> => {
      const names = subjects.filter(({ kind }) => kind === 'contact').map(({ name }) => name);
      const wanted = names.filter((name) => name !== '');
      const rows = wanted.length === 0 ? [] : await repository.pendingFor(userId, wanted);
      return rows.map(({ id, content, subscribe }) => ({
        place: 'reminders',
        named: [{ kind: 'contact', name: subscribe }],
        relation: () => ({ place: 'reminders', at: null, id: String(id), label: content }),
      }));
    },
  };
}

export type ReminderService = ReturnType<typeof reminderService>;

const LONG_AGO = '2000-01-01T00:00:00+08:00';

/** A Shanghai time with its offset: without it, the plugin would use the time zone of its process. */
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
  isPaused: row.isPaused,
  isDone: row.doneAt !== null,
  createdAt: row.createdAt.toISOString(),
  version: row.version,
});
