/** What opens the feedback to the operator, in every footer. */
export const FEEDBACK = { 'zh-CN': '意见反馈', en: 'Feedback' };
