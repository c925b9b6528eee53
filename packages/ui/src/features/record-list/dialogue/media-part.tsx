import {
  IMAGE_RECOGNITIONS,
  SPEECH_TO_TEXTS,
  TEXT_TO_SPEECHES,
  type Choice,
} from '@chatdeck/sdk/constants';
import { useFormContext, useWatch } from 'react-hook-form';
import { FormPasswordField, FormTextField } from '../../../forms';
import { useMessages } from '../../../messages';
import { primitiveMessages } from '../../../primitives/primitives.messages';
import { Columns } from '../../../primitives/stack/stack';
import { FormChoice } from '../../rule/form-choice';
import { FormSwitch } from '../dialog/form-switch';
import type { DialogueFields } from './dialogue.model';
import { mediaMessages } from './media.messages';

/** Pictures, speech to text and text to speech of a dialogue. */
export function MediaPart() {
  const t = useMessages(mediaMessages);
  return (
    <>
      <Service
        open="open4v"
        config="open4vConfig"
        label={t.image}
        hint={t.imageHint}
        choices={IMAGE_RECOGNITIONS}
      />
      <Service
        open="openWhisper"
        config="whisperConfig"
        label={t.speechToText}
        hint={t.speechToTextHint}
        choices={SPEECH_TO_TEXTS}
        extras={['model', 'region']}
      />
      <Service
        open="openTTS"
        config="ttsConfig"
        label={t.textToSpeech}
        hint={t.textToSpeechHint}
        choices={TEXT_TO_SPEECHES}
        extras={['model', 'voice']}
      />
    </>
  );
}

interface ServiceProps {
  readonly open: 'open4v' | 'openWhisper' | 'openTTS';
  readonly config: 'open4vConfig' | 'whisperConfig' | 'ttsConfig';
  readonly label: string;
  readonly hint: string;
  readonly choices: readonly Choice<number>[];
  readonly extras?: readonly ('model' | 'voice' | 'region')[];
}

/** One service: a switch, and under it how it is reached. */
function Service({ open, config, label, hint, choices, extras = [] }: ServiceProps) {
  const t = useMessages(mediaMessages);
  const { optional } = useMessages(primitiveMessages);
  const { control } = useFormContext<DialogueFields>();
  const isOpen = useWatch({ control, name: `botConfig.${open}` });
  const path = `botConfig.${config}` as const;
  return (
    <>
      <FormSwitch control={control} name={`botConfig.${open}`} label={label} description={hint} />
      {isOpen ? (
        <>
          <FormChoice
            control={control}
            name={`${path}.type`}
            label={t.service({ label })}
            choices={choices}
          />
          <Columns>
            <FormPasswordField
              control={control}
              name={`${path}.token`}
              label={t.token({ label })}
              autoComplete="off"
            />
            <FormTextField
              control={control}
              name={`${path}.baseUrl`}
              label={t.baseUrl({ label })}
              optionalLabel={optional}
            />
          </Columns>
          {extras.length === 0 ? null : (
            <Columns>
              {extras.map((extra) => (
                <FormTextField
                  key={extra}
                  control={control}
                  name={`${path}.${extra}`}
                  label={t[extra]({ label })}
                  optionalLabel={optional}
                />
              ))}
            </Columns>
          )}
        </>
      ) : null}
    </>
  );
}
