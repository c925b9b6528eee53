import type { Answer } from '@chatdeck/sdk';
import { CircleAlert, CircleCheck } from 'lucide-react';
import { useMessages } from '#messages';
import { Icon } from '#primitives/icon/icon.tsx';
import * as css from './question.css';
import { hintOf, questionMessages } from './question.messages';
import { ReplyView } from './reply-view';
import type { Asked } from './use-question';

interface AnswerViewProps {
  readonly asked: Asked;
  /** Whether the answer itself matters less than that there is one. Default false. */
  readonly isTest?: boolean;
}

/** What came of a question: an answer with its time, or the exact error and what to do about it. */
export default function AnswerView({ asked, isTest = false }: AnswerViewProps) {
  const t = useMessages(questionMessages);
  return (
    <>
      {asked.status === 'pending' ? <span className={css.note}>{t.pending}</span> : null}
      {asked.status === 'answered' ? <AnswerCard answer={asked.answer} isTest={isTest} /> : null}
    </>
  );
}

interface AnswerCardProps {
  readonly answer: Answer;
  readonly isTest: boolean;
}

function AnswerCard({ answer, isTest }: AnswerCardProps) {
  const t = useMessages(questionMessages);
  const { fault, host, status, replies } = answer;
  const wasAsked = host !== '' || fault === null;
  const facts = [
    host,
    wasAsked ? t.took({ ms: answer.ms }) : '',
    fault !== null && status !== null ? t.status({ status }) : '',
  ].filter(Boolean);
  const done = isTest ? t.works : t.answer;
  return (
    <div className={css.card}>
      <p className={fault === null ? css.worked : css.failed}>
        <Icon of={fault === null ? CircleCheck : CircleAlert} size={16} />
        {fault === null ? done : t.failed}
      </p>
      {fault === null ? (
        <div className={css.replies}>
          {replies.map((reply, at) => (
            <ReplyView key={at} reply={{ ...reply, content: reply.content ?? '' }} />
          ))}
        </div>
      ) : (
        <Failure answer={answer} />
      )}
      {facts.length > 0 ? <p className={css.note}>{facts.join(' · ')}</p> : null}
    </div>
  );
}

function Failure({ answer: { fault, detail } }: { readonly answer: Answer }) {
  const t = useMessages(questionMessages);
  return (
    <>
      {fault === null ? null : <p className={css.hint}>{t[hintOf(fault)]}</p>}
      {detail === '' ? null : (
        <div className={css.exact}>
          <span className={css.note}>{t.exact}</span>
          <code className={css.detail}>{detail}</code>
        </div>
      )}
    </>
  );
}
