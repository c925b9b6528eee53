import {
  cronReasonText,
  cronSentence,
  cronWarningText,
  readCron,
  type CronField,
} from '@chatdeck/sdk/cron';
import { useRef, useState } from 'react';
import { useChatdeck } from '#context/chatdeck-context.ts';
import { useMessages } from '#messages';
import { fitsLike } from '#context/draft-storage.ts';
import { useDraft } from '#forms/drafts/use-draft.ts';
import { toDraft, toExpression, toFields, type CronDraft } from './cron-draft.model';
import { cronMessages } from './cron.messages';

/** The error of a draft, and its field. */
export interface CronFault {
  readonly text: string;
  readonly at: 'time' | 'days' | CronField | 'expression';
}

interface Options {
  readonly value: string;
  readonly onConfirm: (expression: string) => void;
  readonly onOpenChange: (isOpen: boolean) => void;
}

/** The state of the cron editor: its choices, their meaning, and whether they are valid. */
export function useCronDialog({ value, onConfirm, onOpenChange }: Options) {
  const t = useMessages(cronMessages);
  const { locale } = useChatdeck();
  const [start] = useState(() => toDraft(value));
  const [draft, setDraft] = useState(start);
  const [isConfirmingOften, setConfirmingOften] = useState(false);
  const [attempts, setAttempts] = useState(0);
  // The host closes the dialog one render later; a second press until then must not hand the expression on again.
  const isConfirmed = useRef(false);

  const expression = toExpression(draft);
  const reading = expression === undefined ? undefined : readCron(expression);
  const fault = faultOf();
  function faultOf(): CronFault | undefined {
    if (reading === undefined) return { text: t.timeInvalid, at: 'time' };
    if (reading.status === 'accepted') return undefined;
    const text = cronReasonText(reading, locale);
    if (draft.kind !== 'custom') return { text, at: 'days' };
    return { text, at: reading.field ?? 'expression' };
  }

  const isDirty = expression !== toExpression(start);
  const storedDraft = useDraft({
    id: `cron:${value}`,
    value: draft,
    isDirty,
    restore: (before) => {
      const fits = fitsLike(before, start);
      if (fits) setDraft(before);
      return fits;
    },
    reset: () => setDraft(start),
  });

  const proceed = () => {
    if (isConfirmed.current || expression === undefined) return;
    isConfirmed.current = true;
    storedDraft.clear();
    onConfirm(expression);
    onOpenChange(false);
  };
  return {
    draft,
    expression,
    fault,
    attempts,
    isConfirmingOften,
    setConfirmingOften,
    proceed,
    isDirty,
    storedDraft,
    sentence: reading?.status === 'accepted' ? cronSentence(reading.schedule, locale) : undefined,
    warnings:
      reading?.status === 'accepted'
        ? [
            ...(reading.verdict === 'every-minute' ? (['cron.every-minute'] as const) : []),
            ...reading.warnings,
          ].map((warning) => cronWarningText(warning, locale))
        : [],
    change: (changes: Partial<CronDraft>) => setDraft((before) => ({ ...before, ...changes })),
    /** Switching to the expression starts from the choices of the other kinds. */
    changeKind: (kind: CronDraft['kind']) =>
      setDraft((before) => {
        const written = before.kind === 'custom' ? undefined : toExpression(before);
        return { ...before, kind, ...(written && { fields: toFields(written) }) };
      }),
    submit: () => {
      if (fault) setAttempts((before) => before + 1);
      else if (reading?.status === 'accepted' && reading.verdict === 'every-minute')
        setConfirmingOften(true);
      else proceed();
    },
  };
}

export type CronEditor = ReturnType<typeof useCronDialog>;
