export { GroupList, type GroupListProps } from './group-list/group-list';
