export { AttentionPart } from './attention-part';
export { ConfigCheckScreen } from './config-check-screen';
