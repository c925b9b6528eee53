export { issueCode, toIssues, type Issue } from './core/issues';
export { isJsonObject, unsafeKeys, type Json, type JsonObject } from './core/json';
export {
  PASSWORD_LENGTH,
  emailSchema,
  inviteCodeSchema,
  loginSchema,
  passwordSchema,
  signUpSchema,
} from './resources/account/account.rules';
export { materialInputSchema, textMaterialInputSchema } from './resources/material/material.rules';
export {
  configDocumentSchema,
  replySettingsSchema,
  type ReplySettings,
} from './resources/robot/robot.rules';
export { messageSchema, textMessageSchema } from './resources/send/send.rules';
