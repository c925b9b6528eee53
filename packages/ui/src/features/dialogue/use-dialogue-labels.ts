import { useMessages } from '#messages';
import type { PartLabels } from '#lists/conflict/part-list.tsx';
import { useWhomLabels } from '#features/target/use-whom-labels.ts';
import { dialogueMessages } from './dialogue.messages';
import { mediaMessages } from './media.messages';

/** What the parts of a dialogue are called in its form. */
export function useDialogueLabels(): PartLabels {
  const t = useMessages(dialogueMessages);
  const media = useMessages(mediaMessages);
  const whom = useWhomLabels();
  return {
    ...whom,
    openChat: t.openChat,
    needAt: t.needAt,
    keywords: t.keywords,
    replaceKeyword: t.replaceKeyword,
    robotType: t.service,
    limitNum: t.limitNum,
    rechargeTip: t.rechargeTip,
    defaultReply: t.defaultReply,
    openFileAnalyze: t.openFileAnalyze,
    'botConfig.token': t.token,
    'botConfig.botId': t.botId,
    'botConfig.model': t.model,
    'botConfig.proxyPass': t.proxyPass,
    'botConfig.timeoutMs': t.timeout,
    'botConfig.promotId': t.prompt,
    'botConfig.systemMessage': t.systemMessage,
    'botConfig.showSuggestions': t.showSuggestions,
    'botConfig.isAiAgent': t.isAiAgent,
    'botConfig.open4v': media.image,
    'botConfig.open4vConfig': media.image,
    'botConfig.openWhisper': media.speechToText,
    'botConfig.whisperConfig': media.speechToText,
    'botConfig.openTTS': media.textToSpeech,
    'botConfig.ttsConfig': media.textToSpeech,
  };
}
