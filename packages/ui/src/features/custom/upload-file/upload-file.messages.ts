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
      'Images, files and voices that people send are stored, and the AI is asked about them.',
    open: 'Store files',
    openHint: 'While it is on, image dialogues by GPT-4V are not used',
    imagePrompt: 'Prompt for images',
    filePrompt: 'Prompt for files',
    audioPrompt: 'Prompt for voices',
    defaultIs: ({ text }) => `Without one "${text}"`,
  }),
);
