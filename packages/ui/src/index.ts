export type { BlockedLeave } from '#lists/config/leave-dialog.tsx';
export type { AllMessageOverrides } from '#context/message-table.ts';
export type { Appearance } from '#provider/theme-root.tsx';
export { useChatdeck, type ChatdeckContextValue } from '#context/chatdeck-context.ts';
export { ChatdeckProvider, type ChatdeckProviderProps } from '#provider/chatdeck-provider.tsx';
export type { Destination, NavigationIntent } from '#context/navigation.ts';
export type { Notification, Notify } from '#context/notification.ts';
export type { Scheme } from '#provider/theme-root.tsx';
export type { TokenName, Tokens, TokenValues } from '#theme/tokens.ts';
