export { PresetRoleScreen } from './preset-role/preset-role-screen';
export { ReminderScreen } from './reminder/reminder-screen';
export { RssScreen } from './rss/rss-screen';
export { UserGroupScreen } from './user-group/user-group-screen';
