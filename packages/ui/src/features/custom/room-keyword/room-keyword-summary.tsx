import { CONTENT_TYPE, MATCH_MODE } from '@chatdeck/sdk/constants';
import { useMessages } from '#messages';
import * as css from '#lists/rules/screen/rule-row.css.ts';
import { NameSummary } from '#lists/rules/summary/name-summary.tsx';
import { ReplySummary } from '#lists/rules/summary/reply-summary.tsx';
import { TriggerSummary } from '#lists/rules/summary/trigger-summary.tsx';
import type { roomReplyMessages } from './room-keyword.messages';
import type { KeywordAt } from './room-keyword.model';

interface Props {
  readonly row: KeywordAt;
  readonly texts: typeof roomReplyMessages;
}

/** Keywords of some groups and their replies, as a sentence. */
export function RoomKeywordSummary({ row: { row }, texts }: Props) {
  const t = useMessages(texts);
  return (
    <>
      <div className={css.answer}>
        <NameSummary kind="room" names={row.rooms.length === 0 ? [t.anyRoom] : row.rooms} />
      </div>
      <TriggerSummary rule={row} isOff={false} />
      <ReplySummary replies={row.replys} verb={t.verb} />
    </>
  );
}

interface ExampleProps {
  readonly room: string;
  readonly word: string;
  readonly answer: string;
  readonly texts: typeof roomReplyMessages;
}

/** What a row says. */
export function RoomKeywordExample({ room, word, answer, texts }: ExampleProps) {
  const t = useMessages(texts);
  return (
    <>
      <div className={css.answer}>
        <NameSummary kind="room" names={[room]} />
      </div>
      <TriggerSummary rule={{ keywords: [word], reg: MATCH_MODE.contains }} isOff={false} />
      <ReplySummary replies={[{ type: CONTENT_TYPE.text, content: answer }]} verb={t.verb} />
    </>
  );
}
