export { KeywordReplyScreen } from './keyword-reply/keyword-reply-screen';
export { SkillScreen } from './skill/skill-screen';
