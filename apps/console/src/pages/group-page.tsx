/** /group/room */
export { GroupList as default } from '@chatdeck/ui/group';
