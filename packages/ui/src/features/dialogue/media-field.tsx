import {
  MEDIA_BASE_URLS,
  MEDIA_REQUIRED,
  SPEECH_MODELS,
  SPEECH_VOICES,
  TRANSCRIPTION_MODELS,
  type MediaField as Field,
  type MediaKind,
  type Suggestion,
  textIn,
} from '@chatdeck/sdk/constants';
import type { ReactNode } from 'react';
import { useFormContext } from 'react-hook-form';
import { useChatdeck } from '#context/chatdeck-context.ts';
import { useMessages } from '#messages';
import { SuggestedText } from '#primitives/autocomplete/autocomplete.tsx';
import { primitiveMessages } from '#primitives/primitives.messages.ts';
import { FormTextField } from '#forms/form-fields.tsx';
import { useFormField } from '#forms/use-form-field.ts';
import type { DialogueFields } from './dialogue.model';
import * as css from './media-field.css';
import { mediaMessages } from './media.messages';

/** The description of a field: why the service does not work on this server, else a hint. */
export const mediaNote = (problem: string | undefined, hint?: string): ReactNode =>
  problem === undefined ? hint : <span className={css.problem}>{problem}</span>;

interface MediaFieldProps {
  readonly kind: MediaKind;
  readonly field: Field;
  readonly name: `botConfig.${'open4vConfig' | 'whisperConfig' | 'ttsConfig'}.${Field}`;
  /** The wire number of the service. */
  readonly type: number;
  readonly label: string;
  readonly problem: string | undefined;
}

/** Suggested values of a field; any other can be typed. */
function suggestionsFor(kind: MediaKind, field: Field, type: number): readonly Suggestion[] {
  if (field === 'voice') return SPEECH_VOICES[type] ?? [];
  if (field !== 'model') return [];
  return (kind === 'textToSpeech' ? SPEECH_MODELS[type] : TRANSCRIPTION_MODELS[type]) ?? [];
}

/** One field of a service, with suggestions if it has any. */
export function MediaField({ kind, field, name, type, label, problem }: MediaFieldProps) {
  const { locale } = useChatdeck();
  const t = useMessages(mediaMessages);
  const { optional } = useMessages(primitiveMessages);
  const { control } = useFormContext<DialogueFields>();
  const bound = useFormField(control, name);
  const isRequired = (MEDIA_REQUIRED[kind][type] ?? []).includes(field);
  const shared = { label, ...(!isRequired && { optionalLabel: optional }) };
  const known = suggestionsFor(kind, field, type);
  if (known.length === 0) {
    const placeholder = field === 'baseUrl' ? MEDIA_BASE_URLS[kind][type] : undefined;
    return (
      <FormTextField
        {...shared}
        {...(placeholder !== undefined && { placeholder })}
        control={control}
        name={name}
        description={mediaNote(problem, field === 'baseUrl' ? t.ownAddress : undefined)}
      />
    );
  }
  const chosen = known.find(({ value }) => value === bound.value);
  return (
    <SuggestedText
      {...shared}
      {...bound}
      description={mediaNote(problem, textIn(chosen?.text, locale) ?? t.typed)}
      suggestions={known.map(({ value, text }) => ({ value, hint: textIn(text, locale) }))}
    />
  );
}
