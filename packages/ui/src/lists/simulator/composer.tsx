import { SendHorizontal } from 'lucide-react';
import { useState } from 'react';
import { useMessages } from '#messages';
import { Button } from '#primitives/button/button.tsx';
import { Form } from '#primitives/form/form.tsx';
import { TextField } from '#primitives/text-field/text-field.tsx';
import * as css from './simulator.css';
import { simulatorMessages } from './simulator.messages';
import { isSayable, type MessageKind, type Saying } from './speaker.model';

const EMPTY: Saying = { kind: 'text', text: '', title: '' };
/** What a field for the words of each kind is called; a picture and a mini program have none. */
const TEXT_LABEL = {
  text: 'message',
  url: 'address',
  file: 'fileName',
  audio: 'spoken',
} as const satisfies Partial<Record<MessageKind, string>>;

interface ExamplesProps {
  readonly examples: readonly string[];
  readonly onSend: (saying: Saying) => void;
}

/** Messages that are sent at a press. */
export function Examples({ examples, onSend }: ExamplesProps) {
  const t = useMessages(simulatorMessages);
  return (
    <div className={css.examples} role="group" aria-label={t.examples}>
      {examples.map((example) => (
        <Button key={example} size="sm" onPress={() => onSend({ ...EMPTY, text: example })}>
          {example}
        </Button>
      ))}
    </div>
  );
}

interface Props {
  readonly kind: MessageKind;
  readonly onSend: (saying: Saying) => void;
}

/** A message to try. */
export function Composer({ kind, onSend }: Props) {
  const t = useMessages(simulatorMessages);
  const [typed, setTyped] = useState(EMPTY);
  const saying = { ...typed, kind };
  const { text, title } = saying;
  const label = kind in TEXT_LABEL ? TEXT_LABEL[kind as keyof typeof TEXT_LABEL] : undefined;
  const send = () => {
    if (!isSayable(saying)) return;
    onSend(saying);
    setTyped(EMPTY);
  };
  return (
    <Form className={css.composer} onSubmit={send}>
      <div className={css.inputs}>
        {label ? (
          <TextField
            label={t[label]}
            value={text}
            onChange={(entered) => setTyped({ ...typed, text: entered })}
          />
        ) : null}
        {kind === 'url' || kind === 'mini' ? (
          <TextField
            label={t.cardTitle}
            value={title}
            onChange={(entered) => setTyped({ ...typed, title: entered })}
          />
        ) : null}
      </div>
      <Button type="submit" variant="primary" icon={SendHorizontal} isDisabled={!isSayable(saying)}>
        {t.send}
      </Button>
    </Form>
  );
}
