import { choice } from '../../core/choice';

/** The children of the custom centre that accounts get rights for (product specification, section 2). */
export const CUSTOM_ROUTES = [
  /* @__PURE__ */ choice('keywordForward', '关键词转发', 'Forward by keyword'),
  /* @__PURE__ */ choice('gptChat', 'GPT 多模态', 'GPT multimodal'),
  /* @__PURE__ */ choice('roomReply', '自定义群消息', 'Per-group replies'),
  /* @__PURE__ */ choice('privateKeyword', '群关键词私聊', 'Private answers'),
  /* @__PURE__ */ choice('customBot', '自定义机器人', 'Custom bot'),
  /* @__PURE__ */ choice('moreNews', '群发新闻', 'News broadcasts'),
  /* @__PURE__ */ choice('moreMaterial', '群发素材', 'Material broadcasts'),
  /* @__PURE__ */ choice('conversationRecord', '自定义消息记录', 'Message push'),
  /* @__PURE__ */ choice('uploadFile', '文件存储', 'File storage'),
] as const;
/** A child of the custom centre. */
export type CustomRoute = (typeof CUSTOM_ROUTES)[number]['value'];
