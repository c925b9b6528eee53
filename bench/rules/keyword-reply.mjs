export { KeywordReplyScreen as Adapter } from '@chatdeck/ui/reply';
export { Host } from './host.mjs';
