export { PresetRoleScreen } from './preset-role/preset-role-screen';
export { UserGroupScreen } from './user-group/user-group-screen';
