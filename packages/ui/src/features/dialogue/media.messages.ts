import { defineMessages } from '#messages';

interface Service {
  readonly label: string;
}

/** The texts of images and speech in dialogues. */
export const mediaMessages = defineMessages(
  'dialogue-media',
  () => ({
    title: 'GPT 多模态',
    explanation: '让对话看得懂图片、听得懂语音，也能用语音回答。',
    image: '图片识别',
    imageHint: '收到图片时交给它来看',
    speechToText: '语音转文字',
    speechToTextHint: '收到语音时先变成文字再回答',
    noMedia: '只回答文字；编辑它来打开图片和语音',
    spokenWords: '语音里要说到的词',
    spokenHint: '不填时每条语音都回答；填了以后，只回答说到其中一个词的语音',
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
    explanation: 'Lets dialogues see pictures, hear speech, and answer in speech.',
    image: 'Pictures',
    imageHint: 'Pictures that come in are shown to it',
    speechToText: 'Speech to text',
    speechToTextHint: 'Speech that comes in is turned into text first',
    noMedia: 'Answers text alone; edit it to turn on pictures and speech',
    spokenWords: 'Words that speech has to say',
    spokenHint: 'Left empty, all speech is answered; otherwise only what says one of them',
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
    sharedKey: 'Left empty, key and address of the conversation are used',
    ownAddress: 'Left empty, the service is called at its own address',
    typed: 'Choose one, or type another',
  }),
);
