import { textIn } from '@chatdeck/sdk/constants';
import { CRON_FIELDS, CRON_FIELD_TEXT } from '@chatdeck/sdk/cron';
import { useEffect, useId, useRef } from 'react';
import { useChatdeck } from '#context/chatdeck-context.ts';
import { useMessages } from '#messages';
import * as css from './cron-dialog.css';
import { toFields } from './cron-draft.model';
import { cronMessages } from './cron.messages';
import type { CronFault } from './use-cron-dialog';

export interface SixFieldsProps {
  readonly fields: readonly string[];
  readonly onChange: (fields: readonly string[]) => void;
  readonly fault: CronFault | undefined;
  readonly attempts: number;
}

/** The six fields of an expression. Pasting a whole expression into any of them fills them all. */
export function SixFields({ fields, onChange, fault, attempts }: SixFieldsProps) {
  const t = useMessages(cronMessages);
  const { locale } = useChatdeck();
  const help = useId();
  const group = useRef<HTMLDivElement>(null);
  const wrong = fault?.at;
  useEffect(() => {
    if (attempts > 0 && wrong !== undefined) {
      group.current?.querySelector<HTMLInputElement>('[aria-invalid]')?.focus();
    }
  }, [attempts, wrong]);
  return (
    <div className={css.group} role="group" aria-label={t.sixFields} ref={group}>
      <div className={css.head}>
        <span className={css.label} aria-hidden>
          {t.sixFields}
        </span>
        <span className={css.aside}>{t.secondsFirst}</span>
      </div>
      <div className={css.fields}>
        {CRON_FIELDS.map((field, at) => {
          const isWrong = wrong === field || (wrong === 'expression' && fields[at] === '');
          const isFirstOfAll = wrong === 'expression' && !fields.includes('') && at === 0;
          return (
            <label className={css.cell} key={field}>
              <input
                className={css.input}
                value={fields[at] ?? ''}
                autoComplete="off"
                spellCheck={false}
                aria-label={textIn(CRON_FIELD_TEXT[field], locale)}
                aria-describedby={fault ? help : undefined}
                aria-invalid={isWrong || isFirstOfAll || undefined}
                onChange={({ currentTarget: { value } }) =>
                  onChange(fields.map((text, index) => (index === at ? value : text)))
                }
                onPaste={(event) => {
                  const pasted = event.clipboardData.getData('text').trim();
                  if (pasted.split(/\s+/).length !== CRON_FIELDS.length) return;
                  event.preventDefault();
                  onChange(toFields(pasted));
                }}
              />
              <span aria-hidden>{textIn(CRON_FIELD_TEXT[field], locale)}</span>
            </label>
          );
        })}
      </div>
      {fault ? (
        <span id={help} className={css.error} role="alert">
          {fault.text}
        </span>
      ) : null}
    </div>
  );
}
