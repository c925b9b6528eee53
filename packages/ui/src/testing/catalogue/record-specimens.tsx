import {
  PresetRoleScreen,
  ReminderScreen,
  RssScreen,
  UserGroupScreen,
} from '../../features/record-list';
import type { Specimen } from './specimen';

/** The exported lists of records. */
export const RECORD_SPECIMENS: readonly Specimen[] = (
  [
    ['PresetRoleScreen', PresetRoleScreen, '耐心的客服'],
    ['UserGroupScreen', UserGroupScreen, '4 / 6'],
    ['RssScreen', RssScreen, 'https://news.example/rss/1'],
    ['ReminderScreen', ReminderScreen, '下午三点开会'],
  ] as const
).map(([name, Screen, good]) => ({
  ...{ name, use: 'the list', calls: 'loads', stays: true, good },
  ui: () => <Screen />,
}));
