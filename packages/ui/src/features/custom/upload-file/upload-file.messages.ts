import { defineMessages } from '#messages';

/** The texts of file storage. */
export const uploadFileMessages = defineMessages(
  'upload-file',
  () => ({
    title: '文件存储',
    explanation: '别人发来的图片、文件和语音先存到你的存储，再把地址和提示词交给 AI。',
    open: '启用文件存储',
    openHint: '开启后，GPT-4V 图片对话不再生效',
    imagePrompt: '图片的提示词',
    filePrompt: '文件的提示词',
    audioPrompt: '语音的提示词',
    defaultIs: ({ text }: { readonly text: string }) => `不填用「${text}」`,
  }),
  () => ({
    title: 'File storage',
    explanation:
      'Images, files and voice messages are saved to your storage and passed to the AI with a prompt.',
    open: 'Store files',
    openHint: 'Turns off GPT-4V image dialogues',
    imagePrompt: 'Prompt for images',
    filePrompt: 'Prompt for files',
    audioPrompt: 'Prompt for voice messages',
    defaultIs: ({ text }) => `Default: "${text}"`,
  }),
);
