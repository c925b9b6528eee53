export { AttentionPart } from './attention-part';
export { ConfigCheckScreen, type ConfigCheckScreenProps } from './config-check-screen';
export type { ConfigCheckFilter } from './findings.model';
