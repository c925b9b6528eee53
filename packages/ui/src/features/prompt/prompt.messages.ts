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
    hint: '这段话会在每次对话开始时告诉 AI',
    name: '名称',
    content: '角色设定',
    contentPlaceholder: '你是一家书店的客服，回答要简短、友善……',
  }),
  () => ({
    title: 'Preset roles',
    explanation: 'Write down once who the AI is and how it speaks, and choose it in a dialogue.',
    add: 'Add a role',
    edit: 'Edit a role',
    search: 'Search by name',
    emptyTitle: 'No preset roles yet',
    emptyText:
      'Such as a patient shop assistant: short, friendly, and asking a colleague when unsure.',
    removeText: 'Dialogues in this role go on without it.',
    hint: 'The AI is told this at the start of each dialogue',
    name: 'Name',
    content: 'Role',
    contentPlaceholder: 'You are the assistant of a book shop. Answer briefly and kindly…',
  }),
);
