/** The children of the custom centre that rights are given for (product specification, section 2). */
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
