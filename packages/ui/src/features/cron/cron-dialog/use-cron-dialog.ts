import { ROBOT_TIME_ZONE } from '@chatdeck/sdk/constants';
import {
  cronReasonText,
  cronSentence,
  cronWarningText,
  readCron,
  type CronField,
  nextRuns,
  type CronRun,
} from '@chatdeck/sdk/cron';
import { useRef, useState, useEffect } from 'react';
import { useChatdeck } from '#context/chatdeck-context.ts';
import { useMessages } from '#messages';
import { fitsLike, useDraft } from '#forms';
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

/** The next runs of an expression, or that they are being computed. */
type NextRuns =
  | { readonly status: 'none' }
  | { readonly status: 'loading' }
  | { readonly status: 'failed'; readonly retry: () => void }
  | { readonly status: 'ready'; readonly runs: readonly CronRun[] };

interface Answer {
  readonly expression: string;
  readonly tries: number;
  readonly runs: readonly CronRun[] | undefined;
}

/** How many runs are shown. */
const COUNT = 5;

/** When the robot runs next. The cron engine is loaded on first use; an outdated result is never shown. */
export function useNextRuns(expression: string | undefined): NextRuns {
  const [answer, setAnswer] = useState<Answer>();
  const [tries, setTries] = useState(0);
  useEffect(() => {
    if (expression === undefined) return undefined;
    let isCurrent = true;
    const notify = (runs: readonly CronRun[] | undefined) =>
      isCurrent && setAnswer({ expression, tries, runs });
    nextRuns(expression, { count: COUNT, from: new Date(), zone: ROBOT_TIME_ZONE }).then(
      (preview) => notify(preview.status === 'ready' ? preview.runs : []),
      () => notify(undefined),
    );
    return () => {
      isCurrent = false;
    };
  }, [expression, tries]);

  if (expression === undefined) return { status: 'none' };
  if (answer?.expression !== expression || answer.tries !== tries) return { status: 'loading' };
  if (!answer.runs) return { status: 'failed', retry: () => setTries((before) => before + 1) };
  return { status: 'ready', runs: answer.runs };
}
