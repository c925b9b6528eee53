export {
  FIXTURE_NOW,
  buildAccountMessage,
  buildAnswer,
  buildAuditEntry,
  buildFriend,
  buildLog,
  buildLogRevision,
  buildMany,
  buildOpenApiKey,
  buildOtherMaterial,
  buildPasskey,
  buildPrompt,
  buildReminder,
  buildBatchTask,
  buildDialogue,
  buildRssFeed,
  buildRoom,
  buildSendJob,
  buildTextMaterial,
  buildUser,
  type LoggedMessage,
  type MockLog,
} from './fixtures';
export { createMockBackend, type MockBackendOptions } from './mock-backend';
export type { MockFault, MockFaults } from './mock-fault';
export { SCENARIOS, type ScenarioName } from './scenarios';
export { MockRefusal } from './calls/mock-call';
export type { MockCalls } from './mock-calls';
export type { MockAmount } from './mock-amounts';
export type { MockState } from './mock-state';
