import { lazyResource } from '@chatdeck/sdk/lazy';

/** What no first page calls comes in one file, with the first call of any of it. */
const later = () => import('./later-resources');

export const lazyLog = lazyResource(async () => (await later()).logResource);
export const lazyQuestion = lazyResource(async () => (await later()).questionResource);
export const lazySample = lazyResource(async () => (await later()).sampleResource);
export const lazyReminder = lazyResource(async () => (await later()).reminderResource);
export const lazyRss = lazyResource(async () => (await later()).rssResource);
export const lazyBatchTask = lazyResource(async () => (await later()).batchTaskResource);
export const lazyLibrary = lazyResource(async () => (await later()).libraryResource);
export const lazyMaterial = lazyResource(async () => (await later()).materialResource);
export const lazyOperator = lazyResource(async () => (await later()).operatorResource);
export const lazyOrder = lazyResource(async () => (await later()).orderResource);
export const lazySchedule = lazyResource(async () => (await later()).scheduleResource);
export const lazyPrompt = lazyResource(async () => (await later()).promptResource);
export const lazySend = lazyResource(async () => (await later()).sendResource);
export const lazyDialogue = lazyResource(async () => (await later()).dialogueResource);
export const lazyCustom = lazyResource(async () => (await later()).customResource);
export const lazyContact = lazyResource(async () => (await later()).contactResource);
export const lazyGroup = lazyResource(async () => (await later()).groupResource);
export const lazyUpload = lazyResource(async () => (await later()).uploadResource);
export const lazyAudit = lazyResource(async () => (await later()).auditResource);
export const lazyTwoFactor = lazyResource(async () => (await later()).twoFactorResource);
export const lazyOpenApiKey = lazyResource(async () => (await later()).openApiKeyResource);
export const lazyPasskey = lazyResource(async () => (await later()).passkeyResource);
export const lazyAccountData = lazyResource(async () => (await later()).accountDataResource);
