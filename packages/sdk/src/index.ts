export { createChatdeckClient, type ChatdeckClient, type ClientOptions } from './client';
export type { CallOptions } from './core/call';
export {
  AbortedError,
  ApiError,
  ChatdeckError,
  ContractError,
  NetworkError,
  SessionExpiredError,
  TimeoutError,
  ValidationError,
  isChatdeckError,
  type ChatdeckErrorKind,
} from './core/errors';
export { unwrap, type Failure, type Result, type Success } from './core/result';
export type { Auth } from './core/session';
export type { LoginInput, SignUpInput } from './resources/account/account.resource';
export { isVip, type SessionToken, type UserInfo } from './resources/account/account.schema';
export type { ContactQuery } from './resources/contact/contact.resource';
export type { Friend, FriendOption } from './resources/contact/contact.schema';
export type { GroupQuery } from './resources/group/group.resource';
export type { Room, RoomOption } from './resources/group/group.schema';
export type { MaterialQuery } from './resources/material/material.resource';
export type { MaterialInput } from './resources/material/material.rules';
export type { Material, TextMaterial } from './resources/material/material.schema';
export type { Credentials } from './resources/open-api/open-api.endpoints';
export {
  freshConfig,
  parseConfig,
  serializeConfig,
  type ParsedConfig,
  type RobotConfig,
  type RobotConfigField,
} from './resources/robot/robot-config';
export type { RobotStatus, StoredConfig } from './resources/robot/robot.resource';
export type { Message } from './resources/send/send.rules';
