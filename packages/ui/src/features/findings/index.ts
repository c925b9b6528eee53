export { AttentionPart } from './attention-part';
export { FindingsScreen } from './findings-screen';
