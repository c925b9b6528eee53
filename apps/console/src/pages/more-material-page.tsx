/** /custom/moreMaterial */
export { MoreMaterialScreen as default } from '@chatdeck/ui/record-list';
