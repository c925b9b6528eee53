import { defineMessages } from '#messages';

interface Service {
  readonly label: string;
}

/** The texts of images and speech in dialogues. */
export const mediaMessages = defineMessages(
  'dialogue-media',
  () => ({
    title: 'GPT 多模态',
    explanation: '让对话识别图片、听懂语音，并支持语音回复。',
    emptyText: '例如让客服群的对话看懂顾客发来的截图，也能听懂语音。',
    image: '图片识别',
    imageHint: '收到图片时自动识别',
    speechToText: '语音转文字',
    speechToTextHint: '收到语音时先转成文字再回答',
    noMedia: '仅回答文字，可在编辑中开启图片和语音',
    spokenWords: '语音触发词',
    spokenHint: '不填则回答所有语音；填写后，只回答包含任一触发词的语音',
    textToSpeech: '文字转语音',
    textToSpeechHint: '用语音回答',
    service: ({ label }: Service) => `${label}服务`,
    token: ({ label }: Service) => `${label}密钥`,
    baseUrl: ({ label }: Service) => `${label}接口地址`,
    model: ({ label }: Service) => `${label}模型`,
    voice: ({ label }: Service) => `${label}音色`,
    region: ({ label }: Service) => `${label}区域`,
    appid: ({ label }: Service) => `${label}应用 ID`,
    alibabaKey: '填 AccessKeyId:AccessKeySecret，或一天内有效的令牌',
    sharedKey: '不填则用对话自己的密钥和接口地址',
    ownAddress: '不填则用服务自己的地址',
    typed: '可选择，也可直接输入',
  }),
  () => ({
    title: 'GPT multimodal',
    explanation: 'Let dialogues understand pictures and voice messages, and reply by voice.',
    emptyText: 'For example, let the support group send screenshots and voice messages.',
    image: 'Pictures',
    imageHint: 'Lets it see the pictures it receives',
    speechToText: 'Speech to text',
    speechToTextHint: 'Voice messages are turned into text first',
    noMedia: 'Text only; edit it to turn on pictures and voice',
    spokenWords: 'Voice trigger words',
    spokenHint:
      'Leave empty to answer every voice message; otherwise only those that contain one of them',
    textToSpeech: 'Text to speech',
    textToSpeechHint: 'Answers in speech',
    service: ({ label }) => `${label}: service`,
    token: ({ label }) => `${label}: key`,
    baseUrl: ({ label }) => `${label}: base address`,
    model: ({ label }) => `${label}: model`,
    voice: ({ label }) => `${label}: voice`,
    region: ({ label }) => `${label}: region`,
    appid: ({ label }) => `${label}: app id`,
    alibabaKey: 'AccessKeyId:AccessKeySecret, or a token that lasts a day',
    sharedKey: 'Leave empty to use the key and address of the dialogue',
    ownAddress: 'Leave empty to use the default address of the service',
    typed: 'Choose one, or type another',
  }),
);
