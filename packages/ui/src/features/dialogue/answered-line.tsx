import type { Dialogue } from '@chatdeck/sdk';
import { useChatdeck } from '#context/chatdeck-context.ts';
import { joinList, useMessages } from '#messages';
import { Badge } from '#primitives/badge/badge.tsx';
import { Text } from '#primitives/text/text.tsx';
import { TargetSummary } from '#lists/records/summary/target-summary.tsx';
import * as css from '#lists/rules/screen/rule-row.css.ts';
import { answeredBy, type TakenBefore } from './answered.model';
import { dialogueMessages } from './dialogue.messages';
import { dialogueLabel } from './dialogue.model';
import { useDialoguesBefore } from './use-dialogues';

/** Who is really answered by a dialogue, and who by another one before it. */
export function AnsweredLine({ row }: { readonly row: Dialogue }) {
  const t = useMessages(dialogueMessages);
  const { locale } = useChatdeck();
  const { isForAll, chats, taken, allBy } = answeredBy(row, useDialoguesBefore(row));
  const isNobody = allBy !== undefined || (!isForAll && chats.length === 0);
  return (
    <>
      <div className={css.answer}>
        <Text tone="second">{t.answers}</Text>
        {isNobody ? (
          <Badge tone="warning">
            {allBy ? t.answersNone({ label: dialogueLabel(allBy, locale) }) : t.answersNobody}
          </Badge>
        ) : (
          <TargetSummary kind={row.type} isAll={isForAll} targets={chats} />
        )}
      </div>
      {taken.map((others) => (
        <Taken key={others.by.id} taken={others} />
      ))}
    </>
  );
}

/** The most names that are listed; the rest is counted. */
const SHOWN = 3;

function Taken({ taken: { by, chats, isPartly } }: { readonly taken: TakenBefore }) {
  const t = useMessages(dialogueMessages);
  const { locale } = useChatdeck();
  const shown = joinList(
    chats.slice(0, SHOWN).map(({ name }) => name),
    locale,
  );
  const names = chats.length > SHOWN ? t.andMore({ names: shown, count: chats.length }) : shown;
  const texts = { names, label: dialogueLabel(by, locale) };
  return (
    <Text size="xs" tone="muted">
      {isPartly ? t.membersBefore(texts) : t.takenBefore(texts)}
    </Text>
  );
}
