import { type Choice, textIn } from '@chatdeck/sdk/constants';
import { readPreventWords, writePreventWords, type Json } from '@chatdeck/sdk/plain-rules';
import { useChatdeck } from '#context/chatdeck-context.ts';
import { useMessages } from '#messages';
import { ChoiceSegments } from '#forms/choice-segments.tsx';
import { SuggestedText } from '#primitives/autocomplete/autocomplete.tsx';
import { NumberField } from '#primitives/number-field/number-field.tsx';
import { PasswordField } from '#primitives/password-field/password-field.tsx';
import { SwitchRow } from '#primitives/switch-row/switch-row.tsx';
import { WordInput } from '#primitives/tag-input/word-input.tsx';
import { TextArea } from '#primitives/text-area/text-area.tsx';
import { TextField } from '#primitives/text-field/text-field.tsx';
import type { ConfigField } from '#lists/config/fields/config-field.ts';
import { useFieldTexts } from '#lists/config/fields/field-texts.ts';
import { ReplyList } from '#features/message/replies/reply-list.tsx';
import { NameTags } from '#features/target/target-tags.tsx';
import { robotConfigMessages } from '../robot-config.messages';
import { ElsewhereRow } from './elsewhere-row';
import * as css from './field-row.css';
import { ProviderCards } from './provider-cards';
import { wireText } from './use-value-text';

export interface FieldControlProps {
  readonly field: ConfigField;
  readonly value: Json;
  readonly onChange: (value: Json) => void;
  readonly description: string | undefined;
  readonly errorMessage: string | undefined;
}

const toText = (value: Json) => (typeof value === 'string' ? value : '');
const toTexts = (value: Json) =>
  Array.isArray(value) ? value.filter((word) => typeof word === 'string') : [];

/** The input of one field of the config. */
export function FieldControl({ field, value, onChange, ...help }: FieldControlProps) {
  const t = useMessages(robotConfigMessages);
  const { locale } = useChatdeck();
  const { labelOf } = useFieldTexts();
  const shared = { ...help, label: labelOf(field), name: field.key, onChange };
  switch (field.kind) {
    case 'text':
      if (field.isLong) return <TextArea {...shared} value={toText(value)} rows={3} />;
      return field.suggestions ? (
        <SuggestedText
          {...shared}
          value={toText(value)}
          suggestions={field.suggestions.map((known) => ({ value: known }))}
        />
      ) : (
        <TextField {...shared} value={toText(value)} />
      );
    case 'secret':
      return <PasswordField {...shared} value={toText(value)} autoComplete="off" />;
    case 'number':
      return (
        <NumberField
          {...shared}
          value={typeof value === 'number' ? value : NaN}
          suffix={textIn(field.unit, locale)}
        />
      );
    case 'switch':
      return <SwitchRow {...shared} value={value === true} />;
    case 'bit':
      return (
        <SwitchRow {...shared} value={value === 1} onChange={(isOn) => onChange(isOn ? 1 : 0)} />
      );
    case 'choice':
      return <ChoiceRow {...shared} choices={field.choices} value={value} />;
    case 'provider':
      return <ProviderCards {...shared} value={value} />;
    case 'keywords':
      return (
        <WordInput
          {...shared}
          isKeyword
          value={toTexts(value)}
          onChange={(texts) => onChange([...texts])}
          placeholder={t.textsPlaceholder}
        />
      );
    case 'words':
      return (
        <WordInput
          {...shared}
          isKeyword
          value={readPreventWords(toText(value))}
          onChange={(texts) => onChange(writePreventWords(texts))}
          placeholder={t.textsPlaceholder}
        />
      );
    case 'rooms':
      return (
        <NameTags
          {...shared}
          kind="room"
          value={toTexts(value)}
          onChange={(names) => onChange([...names])}
          placeholder={t.roomsPlaceholder}
        />
      );
    case 'replies':
      return <ReplyList {...shared} value={value} />;
    case 'elsewhere':
      return <ElsewhereRow field={field} value={value} errorMessage={help.errorMessage} />;
  }
}

interface Props {
  readonly label: string;
  readonly description: string | undefined;
  readonly choices: readonly Choice[];
  readonly value: Json;
  readonly onChange: (value: Json) => void;
}

/** A choice among a few short options: the name on the left, the options on the right. An only option is read alone. */
function ChoiceRow({ label, description, choices, value, onChange }: Props) {
  const { locale } = useChatdeck();
  const [first, ...others] = choices;
  const isOnly = others.length === 0 && String(first?.value) === wireText(value);
  return (
    <div className={css.choice}>
      <div>
        {/* The accessible name of a group is the same text. */}
        <span aria-hidden={!isOnly}>{label}</span>
        {description ? <span className={css.help}>{description}</span> : null}
      </div>
      {isOnly ? (
        <span>{textIn(first?.text, locale)}</span>
      ) : (
        <ChoiceSegments
          label={label}
          choices={choices}
          value={wireText(value)}
          onChange={onChange}
        />
      )}
    </div>
  );
}
