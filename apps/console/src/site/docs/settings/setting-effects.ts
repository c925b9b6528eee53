import type { RobotConfigField } from '@chatdeck/sdk';
import type { ConfigObject, Text } from '@chatdeck/sdk/constants';

const text = (zh: string, en: string): Text => ({ 'zh-CN': zh, en });

const KEPT = text(
  '当前的插件不读它，控制台原样保留。',
  'The current plugin does not read it; the console keeps it as it is.',
);

/** The lists that are edited on the page of settings; the others have pages of their own. */
type EditedList = 'acceptFriendKeyWords' | 'newFriendReplys' | 'parseMiniRooms';
type ListElsewhere =
  | 'replyKeywords'
  | 'eventKeywords'
  | 'callBackEvents'
  | 'privateForwards'
  | 'forwards'
  | 'roomAsyncList'
  | 'roomJoinKeywords'
  | 'dayTaskSchedule'
  | 'roomNewsSchedule'
  | 'roomTaskSchedule'
  | 'countDownTaskSchedule'
  | 'avatarList';

/** A setting that the table of the documentation explains. */
export type ExplainedSetting = Exclude<RobotConfigField, ListElsewhere | ConfigObject> | EditedList;

/** What each setting makes the robot do, and where the robot reads it. */
export const SETTING_EFFECTS: Readonly<Record<ExplainedSetting, Text>> = {
  autoReply: text(
    '全局 AI 的总开关。关掉后机器人不再问「[[setting.defaultBot]]」里选的服务；简单问答、技能、回调和自定义对话不受影响。',
    'The main switch of the AI that answers everybody. When off, the robot does not ask the service under "[[setting.defaultBot]]"; rules, skills, callbacks and dialogues work as before.',
  ),
  botScope: text(
    '全局 AI 在哪些聊天里回答：全部、只在群里，或只在私聊。规则有各自的生效范围，不看这一项。',
    'In which chats the AI answers: in all, in groups only, or in private chats only. Rules have their own scope and do not look at this one.',
  ),
  chatDelay: text(
    '每发出一条回复，停这么久再发下一条。连续发得太快容易被平台限制，建议不低于 2 秒。',
    'After each reply the robot waits this long before the next. Sending too fast gets accounts restricted, so 2 seconds or more is advisable.',
  ),
  preventLength: text(
    '私聊里比这更长的消息不回答，避免把整篇文章拿去问 AI。群聊不受限制。',
    'Private messages longer than this are not answered, so that no whole article is sent to the AI. Groups have no such limit.',
  ),
  openaiTimeout: text(
    'AI 超过这么久没有回应，机器人就放弃这一次。推理模型往往要一分钟以上，太短会一直收不到回答。',
    'If the AI has not answered by then, the robot gives up on that question. Reasoning models often take more than a minute; with too short a time nothing ever arrives.',
  ),
  defaultReply: text(
    '群里有人只 @ 了机器人、没有写字时发出。私聊里不会用到。',
    'Sent when somebody in a group mentions the robot without writing anything. Never used in private chats.',
  ),
  showQuestion: text(
    'AI 的回答前面先引用对方的问题，方便群里的人对上号。',
    'The answer of the AI first quotes the question, so that a busy group sees what belongs to what.',
  ),
  roomAt: text(
    '打开时，群里只有 @ 机器人的消息才会交给全局 AI。关掉后群里每句话都会问一次 AI，请留意费用。',
    'When on, only group messages that mention the robot go to the AI. When off, every message of a group is a question to the AI, and is paid for.',
  ),
  friendNoReplyInRoom: text(
    '只在上一项关掉时有用：群里的好友没有 @ 机器人时，就不回答他们。',
    'Matters only when the previous one is off: friends in the group who do not mention the robot are not answered.',
  ),
  ignoreRoomMentionAll: text(
    '打开时，@所有人 不算 @ 机器人，群公告不会引来一条回答。',
    'When on, mentioning everyone does not count as mentioning the robot, so that an announcement is not answered.',
  ),
  parseMiniRooms: text(
    '在这些群里收到小程序、链接或视频号时，把它的参数发在群里，用来做素材。群改名后要重新选择。',
    'When a mini program or a link is posted in these groups, the robot answers with its parameters, from which a material can be made. Choose again after a group was renamed.',
  ),
  autoAcceptFriend: text(
    '收到好友申请 10 秒后自动通过。它也是欢迎语的总开关：关掉后，新好友收不到欢迎语。',
    'Friend requests are accepted 10 seconds after they arrive. It is also the main switch of the welcome: when off, new friends are not greeted.',
  ),
  acceptFriendKeyWords: text(
    '申请里含有其中一个词才通过；一个都不填，全部通过。',
    'A request is accepted if it has one of these words; with none, every request is.',
  ),
  newFriendReplys: text(
    '成为好友后依次发出这些素材，每条隔 1 秒。',
    'The materials that a new friend gets, one after the other, a second apart.',
  ),
  defaultBot: text(
    '没有规则能回答时，由哪个服务回答。下面只显示它需要的几项。',
    'The service that answers when no rule can. Below it, only what that service needs is shown.',
  ),
  txApiKey: text(
    '天行数据的密钥。新闻、天气、星座这些技能和「[[setting.dayTaskSchedule]]」都要用它，没有它技能会回答`接口错误` 之类的话。',
    'The key of Tianxing. News, weather, horoscopes and the daily saying need it; without it, skills answer with an error.',
  ),
  gpttoken: text(
    'ChatGPT 和 FastGPT 的密钥，由机器人直接拿去调用，不经过控制台。',
    'The key of ChatGPT and FastGPT. The robot calls them with it directly, not through the console.',
  ),
  proxyPassUrl: text(
    '兼容 OpenAI 的接口地址，要带 `/v1`。ChatGPT 留空时用官方地址；FastGPT 不能留空。',
    'The address of an API that is compatible with OpenAI, with `/v1`. Empty is the official one for ChatGPT; FastGPT needs it.',
  ),
  openaiModel: text(
    '模型的名字，原样交给接口；可以填列表以外的名字。',
    'The name of the model, passed on as it is; any name can be typed.',
  ),
  openaiSystemMessage: text(
    '说明它是谁、怎么说话、不谈什么。ChatGPT 的提示词会经过模板，花括号要写成 {{ 和 }}。',
    'Says who it is, how it talks and what it does not talk about. A prompt for ChatGPT passes a template: write braces twice, {{ and }}.',
  ),
  openaiDebug: text(
    '在运行机器人的终端里打印每次请求和回应，排查时打开。',
    'Prints each request and answer in the terminal of the robot; for finding out what is wrong.',
  ),
  proxyUrl: KEPT,
  dify_token: text('Dify 应用的 API 密钥。', 'The API key of the Dify app.'),
  dify_baseUrl: text(
    'Dify 的接口地址，要带 `/v1`。自己部署的填自己的地址。',
    'The API address of Dify, with `/v1`; your own for a Dify that you host.',
  ),
  difyAgent: text(
    'Dify 里的应用是 Agent 时必须打开，否则每次都会出错。',
    'Must be on when the app in Dify is an agent; otherwise every question fails.',
  ),
  cozev3_token: text('Coze 的个人访问令牌。', 'A personal access token of Coze.'),
  cozev3_botId: text(
    '智能体的编号，在它的网址里，发布成 API 后才能用。',
    'The id of the bot, which is in its address; it must be published as an API.',
  ),
  cozev3_baseUrl: text(
    '国内是 `https://api.coze.cn`，国际是 `https://api.coze.com`。',
    '`https://api.coze.cn` in China, `https://api.coze.com` elsewhere.',
  ),
  coze_token: text('旧版 Coze 接口的令牌。', 'The token of the older Coze API.'),
  coze_botId: text('旧版 Coze 接口的智能体编号。', 'The bot id of the older Coze API.'),
  coze_baseUrl: text('留空时用旧版的官方地址。', 'Empty is the official address of the older API.'),
  coze_showSuggestions: text(
    '在回答后面附上 Coze 给出的追问。',
    'Adds the follow-up questions that Coze suggests to the answer.',
  ),
  qany_token: text('QAnything 的密钥。', 'The key of QAnything.'),
  qany_botId: text('QAnything 机器人的编号。', 'The id of the QAnything bot.'),
  qany_baseUrl: text(
    '当前的插件总是用默认地址，填了也不会用。',
    'The current plugin always uses the default address, whatever is typed.',
  ),
  tencentAESKey: text('微信对话开放平台的 AESKey。', 'The AES key of the WeChat dialog platform.'),
  tencentToken: text('微信对话开放平台的 Token。', 'The token of the WeChat dialog platform.'),
  tuLingKey: KEPT,
  tencentSecretId: KEPT,
  tencentSecretKey: KEPT,
  openaiAccessToken: KEPT,
  preventWords: text(
    '消息里有其中一个词，机器人只回一句固定的话 `这个话题不适合讨论，换个话题吧。`，规则和 AI 都不再看。群里只对 @ 机器人的消息生效。',
    'A message with one of these words gets one fixed sentence in Chinese that asks for another topic; neither rules nor the AI see it. In groups only for messages that mention the robot.',
  ),
  chatFilter: text(
    '问题和 AI 的回答都先送去审核，不通过的不发。需要下面三个密钥。',
    'Questions and the answers of the AI are checked first, and what does not pass is not sent. Needs the three keys below.',
  ),
  filterType: text('目前只有百度文本审核。', 'Only the text moderation of Baidu, for now.'),
  filterAppid: text('百度应用的 AppID。', 'The app id at Baidu.'),
  filterApiKey: text('百度应用的 API Key。', 'The API key at Baidu.'),
  filterSecretKey: text('百度应用的 Secret Key。', 'The secret key at Baidu.'),
  ignoreFiles: text(
    '打开后，Dify 回答里带的文件不再发出，只发文字。',
    'When on, files in an answer of Dify are left out and only its text is sent.',
  ),
  filterLinkContent: text(
    '去掉回答里 Markdown 形式的链接；指向文件的链接改为直接发文件。',
    'Strips Markdown links from answers; a link to a file is sent as that file.',
  ),
  parseMini: text(
    '私聊里收到小程序、链接或视频号时，回它的参数，用来做素材。',
    'In private chats, mini programs and links are answered with their parameters, from which a material can be made.',
  ),
  openRecord: text(
    '把文字和链接记在运行机器人的机器上，群聊总结从这里读。控制台里的消息记录是另一个功能。需要会员。',
    'Records texts and links on the machine of the robot, from which summaries of chats are made. The message log of the console is another feature. For members.',
  ),
  puppetType: KEPT,
};
