import { defineMessages } from '#messages';

/** The texts of prompts. */
export const promptMessages = defineMessages(
  'prompt',
  () => ({
    title: '预设角色',
    explanation: '先写好 AI 的身份和说话方式，在对话配置里直接选用。',
    add: '添加角色',
    edit: '编辑角色',
    search: '搜角色名称',
    emptyTitle: '还没有预设角色',
    emptyText: '例如「耐心的客服」：回答简短、友善，不知道的事就说会请同事确认。',
    removeText: '删除后，用这个角色的对话会继续，只是不再带角色设定。',
    hint: '每次对话开始时发送给 AI',
    name: '名称',
    content: '角色设定',
    contentPlaceholder: '你是一家书店的客服，回答要简短、友善……',
  }),
  () => ({
    title: 'Preset roles',
    explanation: 'Define who the AI is and how it speaks once, then choose it in any dialogue.',
    add: 'Add a role',
    edit: 'Edit a role',
    search: 'Search by name',
    emptyTitle: 'No preset roles yet',
    emptyText:
      'For example, a customer support agent: patient, brief, friendly, and checks with a colleague when unsure.',
    removeText: 'Dialogues that use it continue without a role.',
    hint: 'Given to the AI at the start of each dialogue',
    name: 'Name',
    content: 'Role',
    contentPlaceholder: 'You are the assistant of a book shop. Answer briefly and kindly…',
  }),
);
