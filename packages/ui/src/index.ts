export type { AllMessageOverrides } from './messages';
export type { Appearance } from './provider/appearance';
export { useChatdeck, type ChatdeckContextValue } from './provider/chatdeck-context';
export { ChatdeckProvider, type ChatdeckProviderProps } from './provider/chatdeck-provider';
export type { Destination, NavigationIntent } from './provider/navigation';
export type { Notification, Notify } from './provider/notifications/notification';
export type { Scheme } from './provider/use-scheme';
export type { TokenName } from './theme/token-name';
