export {
  defineMessages,
  type AllMessageOverrides,
  type MessageOverrides,
  type Messages,
} from './define-messages';
export { useMessages } from './use-messages';
