import type { Dialogue } from '@chatdeck/sdk';
import {
  IMAGE_RECOGNITIONS,
  ROBOT_TYPES,
  SPEECH_TO_TEXTS,
  TEXT_TO_SPEECHES,
  textIn,
} from '@chatdeck/sdk/constants';
import { DIALOGUE_BOT } from '@chatdeck/sdk/plain-rules';
import { useChatdeck } from '#context/chatdeck-context.ts';
import { useMessages } from '#messages';
import { Tag } from '#primitives/badge/badge.tsx';
import { Text } from '#primitives/text/text.tsx';
import { HitsLine } from '#lists/hits/hits-line.tsx';
import { ProviderMark } from '#lists/provider/provider-mark.tsx';
import * as css from '#lists/rules/screen/rule-row.css.ts';
import { triggerMessages } from '#lists/rules/dialog/rule.messages.ts';
import { KeywordSummary } from '#lists/rules/summary/keyword-summary.tsx';
import { NameSummary } from '#lists/rules/summary/name-summary.tsx';
import { AnsweredLine } from './answered-line';
import { dialogueMessages } from './dialogue.messages';
import { fieldsOf, toDialogueFields } from './dialogue.model';
import { mediaMessages } from './media.messages';
import { UsageBar } from './usage-bar';

/** A dialogue as a sentence: which service replies to which targets and messages, and how often it has. */
export const DialogueSummary = ({ row }: { readonly row: Dialogue }) => (
  <>
    <Service row={row} />
    <AnsweredLine row={row} />
    <Asked row={row} />
  </>
);

/** The same with what the dialogue sees, hears and speaks. */
export const MediaSummary = ({ row }: { readonly row: Dialogue }) => (
  <>
    <Service row={row} />
    <AnsweredLine row={row} />
    <Media row={row} />
    <Asked row={row} />
  </>
);

interface ExampleProps {
  readonly name: string;
  readonly room: string;
  /** It sees pictures. */
  readonly isSeeing?: boolean;
}

/** What a dialogue in the list says. */
export function DialogueExample({ name, room, isSeeing = false }: ExampleProps) {
  const t = useMessages(dialogueMessages);
  const { image } = useMessages(mediaMessages);
  return (
    <>
      <div className={css.answer}>
        <ProviderMark type={DIALOGUE_BOT.dify} />
        <Text weight="strong">{name}</Text>
        <Text tone="second">Dify</Text>
      </div>
      <div className={css.answer}>
        <Text tone="second">{t.answers}</Text>
        <NameSummary kind="room" names={[room]} />
      </div>
      {isSeeing ? (
        <div className={css.answer}>
          <Tag>{image}</Tag>
        </div>
      ) : null}
    </>
  );
}

function Service({ row }: { readonly row: Dialogue }) {
  const { locale } = useChatdeck();
  const service = ROBOT_TYPES.find(({ value }) => value === row.robotType);
  const name = textIn(service?.text, locale) ?? String(row.robotType);
  const { robotType, botConfig } = toDialogueFields(row);
  const model = fieldsOf(robotType).hasModel ? botConfig.model : botConfig.botId;
  const asked = model === '' ? name : `${name} · ${model}`;
  return (
    <div className={css.answer}>
      <ProviderMark type={row.robotType} />
      {row.name ? <Text weight="strong">{row.name}</Text> : <Text weight="medium">{name}</Text>}
      <Text tone="second">{row.name ? asked : model}</Text>
    </div>
  );
}

function Asked({ row }: { readonly row: Dialogue }) {
  const t = useMessages(dialogueMessages);
  const trigger = useMessages(triggerMessages);
  const { allowRoomMembers, keywords, openChat, type, needAt } = row;
  const conditions = [
    ...(type === 'room' && needAt === 1 ? [trigger.needAt] : []),
    ...(type === 'room' && allowRoomMembers.length > 0
      ? [t.onlyMembers({ count: allowRoomMembers.length })]
      : []),
  ];
  return (
    <>
      {keywords.length > 0 ? (
        <p className={css.sentence}>
          {t.onKeyword}
          <KeywordSummary keywords={keywords} isOff={!openChat} />
        </p>
      ) : null}
      {conditions.length > 0 ? (
        <Text size="xs" tone="muted">
          {conditions.join(' · ')}
        </Text>
      ) : null}
      <UsageBar row={row} />
      <HitsLine list="dialogues" row={row} />
    </>
  );
}

/** The services of pictures and speech that are on; that none is. */
function Media({ row }: { readonly row: Dialogue }) {
  const t = useMessages(mediaMessages);
  const { locale } = useChatdeck();
  const { botConfig } = toDialogueFields(row);
  const services = [
    [botConfig.open4v, t.image, IMAGE_RECOGNITIONS, botConfig.open4vConfig],
    [botConfig.openWhisper, t.speechToText, SPEECH_TO_TEXTS, botConfig.whisperConfig],
    [botConfig.openTTS, t.textToSpeech, TEXT_TO_SPEECHES, botConfig.ttsConfig],
  ] as const;
  const open = services.filter(([isOpen]) => isOpen);
  if (open.length === 0) {
    return (
      <Text size="xs" tone="muted">
        {t.noMedia}
      </Text>
    );
  }
  return (
    <div className={css.answer}>
      {open.map(([, label, choices, { type }]) => {
        const service = textIn(choices.find(({ value }) => value === type)?.text, locale);
        return <Tag key={label}>{service === undefined ? label : `${label} · ${service}`}</Tag>;
      })}
    </div>
  );
}
