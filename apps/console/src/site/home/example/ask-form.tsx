import { Send } from 'lucide-react';
import { useState } from 'react';
import { usePreferences } from '../../../preferences/preferences';
import * as css from './ask-form.css';
import { EXAMPLE_TEXTS } from './example-texts';

/** The line in which the visitor asks a question of her own. */
export function AskForm({ onAsk }: { readonly onAsk: (question: string) => void }) {
  const { locale } = usePreferences();
  const [text, setText] = useState('');
  const t = EXAMPLE_TEXTS[locale];
  return (
    <form
      className={css.form}
      onSubmit={(event) => {
        event.preventDefault();
        if (text.trim() === '') return;
        onAsk(text.trim());
        setText('');
      }}
    >
      <input
        className={css.input}
        aria-label={t.ask}
        placeholder={t.ask}
        maxLength={60}
        value={text}
        onChange={(event) => setText(event.target.value)}
      />
      <button type="submit" className={css.send} aria-label={t.send}>
        <Send size={16} aria-hidden />
      </button>
    </form>
  );
}
