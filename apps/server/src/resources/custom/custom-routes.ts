/** The children of the custom centre that accounts get rights for (product specification, section 2). */
export const CUSTOM_ROUTES: readonly string[] = [
  'keywordForward',
  'gptChat',
  'roomReply',
  'privateKeyword',
  'customBot',
  'moreNews',
  'moreMaterial',
  'conversationRecord',
  'uploadFile',
];
