import type { FeedbackEntry } from '@chatdeck/sdk';
import { MessageSquareText } from 'lucide-react';
import { useState } from 'react';
import { ListCard } from '#lists/list-card.tsx';
import { usePagedSearch } from '#lists/use-paged-search.ts';
import { useIsOwn } from '#lists/session/use-may.ts';
import { useMessages } from '#messages';
import { Badge } from '#primitives/badge/badge.tsx';
import { Button } from '#primitives/button/button.tsx';
import { EmptyState } from '#primitives/empty-state/empty-state.tsx';
import { RobotTime } from '#primitives/robot-time/robot-time.tsx';
import { Grow, Row, Stack } from '#primitives/stack/stack.tsx';
import { Text } from '#primitives/text/text.tsx';
import { AnswerDialog } from './answer-dialog';
import * as css from './feedback.css';
import { operatorFeedbackMessages } from './feedback.messages';
import { FEEDBACK_PAGE, useFeedbackInbox } from './use-feedback-inbox';

/** What users wrote to the operator, answered by mail. */
export function FeedbackPart() {
  const t = useMessages(operatorFeedbackMessages);
  const search = usePagedSearch(FEEDBACK_PAGE);
  const list = useFeedbackInbox(search);
  const [answered, setAnswered] = useState<FeedbackEntry>();
  return (
    <>
      <ListCard
        state={list}
        search={search}
        loadingLabel={t.loading}
        countedAs={t.counted}
        empty={
          <EmptyState icon={MessageSquareText} title={t.emptyTitle}>
            {t.emptyText}
          </EmptyState>
        }
      >
        {({ rows }) => (
          <ul className={css.list} aria-label={t.list}>
            {rows.map((entry) => (
              <Entry key={entry.id} entry={entry} onAnswer={() => setAnswered(entry)} />
            ))}
          </ul>
        )}
      </ListCard>
      {answered === undefined ? null : (
        <AnswerDialog entry={answered} onClose={() => setAnswered(undefined)} />
      )}
    </>
  );
}

interface EntryProps {
  readonly entry: FeedbackEntry;
  readonly onAnswer: () => void;
}

function Entry({ entry, onAnswer }: EntryProps) {
  const t = useMessages(operatorFeedbackMessages);
  const isOwn = useIsOwn();
  const { email, content, contact, createdAt, answer } = entry;
  return (
    <li className={css.entry}>
      <Stack gap={2}>
        <Row wraps>
          <Text weight="medium">{email}</Text>
          <Text tone="second" size="xs">
            <RobotTime at={createdAt} />
          </Text>
          {answer === '' ? null : <Badge tone="success">{t.answered}</Badge>}
          <Grow />
          {isOwn === false ? null : (
            <Button
              variant="quiet"
              label={answer === '' ? t.answerOf({ email }) : t.answerAgainOf({ email })}
              onPress={onAnswer}
            >
              {answer === '' ? t.answer : t.answerAgain}
            </Button>
          )}
        </Row>
        <p className={css.written}>{content}</p>
        {contact === '' ? null : (
          <Text tone="second" size="xs">
            {t.contact({ contact })}
          </Text>
        )}
        {answer === '' ? null : <p className={css.answer}>{answer}</p>}
      </Stack>
    </li>
  );
}
