import type { Dialogue } from '@chatdeck/sdk';
import { useState } from 'react';
import { useMessages } from '#messages';
import { Button } from '#primitives/button/button.tsx';
import { Dialog } from '#primitives/dialog/dialog.tsx';
import { Text } from '#primitives/text/text.tsx';
import { TextField } from '#primitives/text-field/text-field.tsx';
import AnswerView from '#lists/question/answer-view.tsx';
import * as css from './test-chat.css';
import { testChatMessages } from './test-chat.messages';
import { useTestChat } from './use-test-chat';

interface TestChatDialogProps {
  readonly row: Dialogue;
  readonly label: string;
  readonly onOpenChange: (isOpen: boolean) => void;
}

/** A chat with the service of a dialogue as it is saved. */
export default function TestChatDialog({ row, label, onOpenChange }: TestChatDialogProps) {
  const t = useMessages(testChatMessages);
  const [text, setText] = useState('');
  const { turns, ask, isPending } = useTestChat(row);
  const submit = () => {
    const question = text.trim();
    if (question === '' || isPending) return;
    setText('');
    ask(question);
  };
  return (
    <Dialog
      isOpen
      onOpenChange={onOpenChange}
      title={t.title({ label })}
      description={t.description}
      onSubmit={submit}
      footer={
        <Button variant="primary" type="submit" isPending={isPending}>
          {t.ask}
        </Button>
      }
    >
      <div className={css.chat}>
        <div className={css.turns} role="log" aria-label={t.log}>
          {turns.map(({ text: question, asked }, at) => (
            <div key={at} className={css.turn}>
              <span className={css.question}>
                <Text>{question}</Text>
              </span>
              <AnswerView asked={asked} />
            </div>
          ))}
        </div>
        <TextField
          label={t.question}
          placeholder={t.placeholder}
          value={text}
          onChange={setText}
          autoFocus
        />
      </div>
    </Dialog>
  );
}
