export { Avatar, type AvatarProps } from './avatar/avatar';
export { Badge, Tag, type BadgeProps } from './badge/badge';
export { Banner, type BannerProps } from './banner/banner';
export { Button, type ButtonProps } from './button/button';
export { ButtonLink, type ButtonLinkProps } from './button/button-link';
export { IconButton, type IconButtonProps } from './button/icon-button';
export { Card, type CardProps } from './card/card';
export {
  ChatBubble,
  ChatPreview,
  type ChatBubbleProps,
  type ChatPreviewProps,
} from './chat-preview/chat-preview';
export { Checkbox, type CheckboxProps } from './checkbox/checkbox';
export { ConfirmDialog, type ConfirmDialogProps } from './confirm-dialog/confirm-dialog';
export { CopyField, SecretField, type CopyFieldProps } from './copy-field/copy-field';
export { DataTable, type Column, type DataTableProps, type Sort } from './data-table/data-table';
export { Dialog, type DialogProps } from './dialog/dialog';
export { GuardedDialog, type GuardedDialogProps } from './guarded-dialog/guarded-dialog';
export { EmptyState, type EmptyStateProps } from './empty-state/empty-state';
export { FailedState, type FailedStateProps } from './failed-state/failed-state';
export { Icon, type IconProps } from './icon/icon';
export { Keyword, type KeywordProps } from './keyword/keyword';
export type { MenuAction } from './menu-button/menu-popover';
export { MenuButton, type MenuButtonProps } from './menu-button/menu-button';
export { NumberField, type NumberFieldProps } from './number-field/number-field';
export { Page, PageHeader, type PageHeaderProps, type PageProps } from './page/page';
export { Pagination, type PaginationProps } from './pagination/pagination';
export { PasswordField, type PasswordFieldProps } from './password-field/password-field';
export { RadioCards, type RadioCard, type RadioCardsProps } from './radio-cards/radio-cards';
export { RobotTime, type RobotTimeProps } from './robot-time/robot-time';
export { SaveBar, type SaveBarProps } from './save-bar/save-bar';
export { SearchField, type SearchFieldProps } from './search-field/search-field';
export {
  SegmentedControl,
  type Segment,
  type SegmentedControlProps,
} from './segmented-control/segmented-control';
export { Select, type SelectItem, type SelectProps } from './select/select';
export { ListSkeleton, Skeleton, type ListSkeletonProps } from './skeleton/skeleton';
export { Columns, Grow, Row, Stack, type RowProps, type StackProps } from './stack/stack';
export { SwitchRow, type SwitchRowProps } from './switch-row/switch-row';
export { Text, type TextProps } from './text/text';
export { TextArea, type TextAreaProps } from './text-area/text-area';
export { TextField, type TextFieldProps } from './text-field/text-field';
export { MultiSelect, type MultiSelectProps } from './multi-select/multi-select';
export type { OptionItem, OptionsStatus } from './option-list/option-item';
export { Autocomplete, type AutocompleteProps } from './autocomplete/autocomplete';
export { Picker, type PickerProps } from './picker/picker';
export { TagInput, type TagInputProps } from './tag-input/tag-input';
export { WordInput, type WordInputProps } from './tag-input/word-input';
