export type { AuditedCall } from './resources/audit/audited-call';
export { AUDIT_CALLS, auditCallsOf, auditCallText } from './resources/audit/audit.calls';
export { CODE_TEXT, codeText } from './core/code-texts';
export { deviceOf, type Device } from './core/device';
export { NOTICE_TEXT, type NoticeId } from './core/notice-texts';
export {
  ROBOT_FILES_PATH,
  ROBOT_TZ,
  robotCommands,
  robotCompose,
} from './resources/robot/robot-commands';
