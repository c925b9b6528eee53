import type { Dialogue } from '@chatdeck/sdk';
import { ROBOT_TYPES } from '@chatdeck/sdk/constants';
import { useChatdeck } from '#context/chatdeck-context.ts';
import { useMessages } from '#messages';
import { Badge } from '#primitives/badge/badge.tsx';
import { Text } from '#primitives/text/text.tsx';
import { HitsLine } from '#lists/hits/hits-line.tsx';
import { TargetSummary } from '#lists/records/summary/target-summary.tsx';
import * as css from '#lists/rules/screen/rule-row.css.ts';
import { KeywordSummary } from '#lists/rules/summary/keyword-summary.tsx';
import { dialogueMessages } from './dialogue.messages';

/** A dialogue as a sentence: which service replies to which targets and messages, and how often it has. */
export function DialogueSummary({ row }: { readonly row: Dialogue }) {
  const t = useMessages(dialogueMessages);
  const { locale } = useChatdeck();
  const service = ROBOT_TYPES.find(({ value }) => value === row.robotType);
  const isAll = row.type === 'room' ? row.isAllRoom : row.isAllFriend;
  return (
    <>
      <div className={css.answer}>
        <Text weight="medium">{service?.text[locale] ?? String(row.robotType)}</Text>
        <TargetSummary kind={row.type} isAll={isAll} targets={row.targets} />
        {row.openChat ? null : <Badge>{t.off}</Badge>}
      </div>
      {row.keywords.length > 0 ? (
        <p className={css.sentence}>
          {t.onKeyword}
          <KeywordSummary keywords={row.keywords} isOff={!row.openChat} />
        </p>
      ) : null}
      <Text size="xs" tone="muted" isTabular>
        {[
          ...(row.type === 'room' && row.needAt === 1 ? [t.withAt] : []),
          t.used({ used: row.usedNum, limit: row.limitNum }),
        ].join(' · ')}
      </Text>
      <HitsLine list="dialogues" row={row} />
    </>
  );
}
