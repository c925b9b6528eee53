import {
  IMAGE_RECOGNITIONS,
  MEDIA_FIELDS,
  SPEECH_TO_TEXTS,
  TEXT_TO_SPEECHES,
  type Choice,
  type MediaKind,
} from '@chatdeck/sdk/constants';
import { useFormContext, useWatch } from 'react-hook-form';
import { useMessages } from '#messages';
import { Columns } from '#primitives/stack/stack.tsx';
import { WordInput } from '#primitives/tag-input/word-input.tsx';
import { primitiveMessages } from '#primitives/primitives.messages.ts';
import { FormPasswordField, FormSwitch } from '#forms/form-fields.tsx';
import { useFormField } from '#forms/use-form-field.ts';
import { FormChoice } from '#forms/form-choice.tsx';
import type { DialogueFields } from './dialogue.model';
import { MediaField, mediaNote } from './media-field';
import { mediaMessages } from './media.messages';
import { useMediaNotes } from './use-media-notes';

/** Images, speech-to-text and text-to-speech of a dialogue. */
export function MediaPart() {
  const t = useMessages(mediaMessages);
  return (
    <>
      <Service
        kind="image"
        open="open4v"
        config="open4vConfig"
        label={t.image}
        hint={t.imageHint}
        choices={IMAGE_RECOGNITIONS}
      />
      <Service
        kind="speechToText"
        open="openWhisper"
        config="whisperConfig"
        label={t.speechToText}
        hint={t.speechToTextHint}
        choices={SPEECH_TO_TEXTS}
      />
      <Service
        kind="textToSpeech"
        open="openTTS"
        config="ttsConfig"
        label={t.textToSpeech}
        hint={t.textToSpeechHint}
        choices={TEXT_TO_SPEECHES}
      />
    </>
  );
}

interface ServiceProps {
  readonly kind: MediaKind;
  readonly open: 'open4v' | 'openWhisper' | 'openTTS';
  readonly config: 'open4vConfig' | 'whisperConfig' | 'ttsConfig';
  readonly label: string;
  readonly hint: string;
  readonly choices: readonly Choice<number>[];
}

/** One service: a switch, and its settings. */
function Service({ open, hint, ...service }: ServiceProps) {
  const { control } = useFormContext<DialogueFields>();
  const isOpen = useWatch({ control, name: `botConfig.${open}` });
  const { label } = service;
  return (
    <>
      <FormSwitch control={control} name={`botConfig.${open}`} label={label} description={hint} />
      {isOpen ? <ServiceFields {...service} /> : null}
    </>
  );
}

/** The fields of the chosen service, each with the reason why it does not work here, if there is one. */
function ServiceFields({
  kind,
  config,
  label,
  choices,
}: Pick<ServiceProps, 'kind' | 'config' | 'label' | 'choices'>) {
  const t = useMessages(mediaMessages);
  const { control } = useFormContext<DialogueFields>();
  const path = `botConfig.${config}` as const;
  const type = useWatch({ control, name: `${path}.type` });
  const notes = useMediaNotes(kind, config);
  return (
    <>
      <FormChoice
        control={control}
        name={`${path}.type`}
        label={t.service({ label })}
        choices={choices}
      />
      <FormPasswordField
        control={control}
        name={`${path}.token`}
        label={t.token({ label })}
        description={mediaNote(notes.token, notes.keyHint)}
        autoComplete="off"
      />
      <Columns>
        {(MEDIA_FIELDS[kind][type] ?? []).map((field) => (
          <MediaField
            key={field}
            kind={kind}
            name={`${path}.${field}`}
            field={field}
            type={type}
            label={t[field]({ label })}
            problem={notes[field]}
          />
        ))}
      </Columns>
      {kind === 'speechToText' ? <SpokenWords /> : null}
    </>
  );
}

/** The words that speech has to say to be answered. */
function SpokenWords() {
  const t = useMessages(mediaMessages);
  const { optional } = useMessages(primitiveMessages);
  const { control } = useFormContext<DialogueFields>();
  const { value, onChange, ...field } = useFormField(control, 'botConfig.whisperConfig.keywords');
  return (
    <WordInput
      {...field}
      label={t.spokenWords}
      optionalLabel={optional}
      description={t.spokenHint}
      isKeyword
      value={value}
      onChange={(words) => onChange([...words])}
    />
  );
}
