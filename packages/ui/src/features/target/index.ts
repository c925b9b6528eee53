export type { SendTarget } from '#store/send-target.ts';
export { NameField, type NameFieldProps } from './target-field';
export { TargetField, type TargetFieldProps } from './target-field';
export { TargetPicker, type TargetPickerProps } from './target-picker';
export { TargetSelect, type TargetSelectProps } from './target-select';
export { NameTags, TargetTags, type NameTagsProps, type TargetTagsProps } from './target-tags';
