import { MEDIA_SERVICE, type MediaField, type MediaKind } from '@chatdeck/sdk/constants';
import { inheritsKey, mediaProblems } from '@chatdeck/sdk/rules';
import { ruleText } from '@chatdeck/sdk/rule-texts';
import { useFormContext, useWatch } from 'react-hook-form';
import { useChatdeck } from '#context/chatdeck-context.ts';
import { useMessages } from '#messages';
import type { DialogueFields } from './dialogue.model';
import { mediaMessages } from './media.messages';

type Notes = Partial<Readonly<Record<MediaField | 'token' | 'keyHint', string>>>;

/** The reasons why a service of the form does not work on this server, by the field that causes them. */
export function useMediaNotes(
  kind: MediaKind,
  config: 'open4vConfig' | 'whisperConfig' | 'ttsConfig',
): Notes {
  const t = useMessages(mediaMessages);
  const { locale } = useChatdeck();
  const { control } = useFormContext<DialogueFields>();
  const [settings, dialogueKey, robotType] = useWatch({
    control,
    name: [`botConfig.${config}`, 'botConfig.token', 'robotType'],
  });
  const isShared = robotType === settings.type && inheritsKey(kind, settings.type);
  const isAlibaba = kind === 'textToSpeech' && settings.type === MEDIA_SERVICE.textToSpeech.alibaba;
  const problems = mediaProblems(kind, settings, isShared ? dialogueKey : '');
  return {
    ...(isShared && { keyHint: t.sharedKey }),
    ...(isAlibaba && { keyHint: t.alibabaKey }),
    ...Object.fromEntries(problems.map(({ field, rule }) => [field, ruleText(rule, locale)])),
  };
}
