/** Stories are tested in a laptop viewport; their own frames make them narrower. */
export const VIEWPORT = { width: 1280, height: 900 };

/** The browser that tests stories belongs to a user in Shanghai who wants no motion. */
export const STORY_CONTEXT = {
  viewport: VIEWPORT,
  locale: 'zh-CN',
  timezoneId: 'Asia/Shanghai',
  reducedMotion: /** @type {const} */ ('reduce'),
};
