/** /aibot/promotstore */
export { PresetRoleScreen as default } from '@chatdeck/ui/record-list';
