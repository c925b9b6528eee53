import { useMessages } from '#messages';
import * as css from '#lists/rules/screen/rule-row.css.ts';
import { NameWords } from '#lists/rules/summary/name-summary.tsx';
import { ReplyWords } from '#lists/rules/summary/reply-summary.tsx';
import { TriggerWords } from '#lists/rules/summary/trigger-summary.tsx';
import type { roomReplyMessages } from './room-keyword.messages';
import type { KeywordAt } from './room-keyword.model';

interface Props {
  readonly row: KeywordAt;
  readonly texts: typeof roomReplyMessages;
}

/** Words of some groups and what follows from them, as a sentence. */
export function RoomKeywordWords({ row: { row }, texts }: Props) {
  const t = useMessages(texts);
  return (
    <>
      <div className={css.answer}>
        <NameWords kind="room" names={row.rooms.length === 0 ? [t.anyRoom] : row.rooms} />
      </div>
      <TriggerWords rule={row} isOff={false} />
      <ReplyWords replies={row.replys} verb={t.verb} />
    </>
  );
}
