export { CallbackEventScreen } from './callback-event/callback-event-screen';
export { JoinRuleScreen } from './join-rule/join-rule-screen';
export { KeywordForwardScreen } from './keyword-forward/keyword-forward-screen';
export { KeywordReplyScreen } from './keyword-reply/keyword-reply-screen';
export { PrivateForwardScreen } from './private-forward/private-forward-screen';
export { RoomSyncScreen } from './room-sync/room-sync-screen';
export { SkillScreen } from './skill/skill-screen';
