import type { Severity } from '@chatdeck/sdk/simulate';
import { useChatdeck } from '#context/chatdeck-context.ts';
import { useMessages } from '#messages';
import { Button } from '#primitives/button/button.tsx';
import { Card } from '#primitives/card/card.tsx';
import { Text } from '#primitives/text/text.tsx';
import { foundFix } from '#lists/config-check/apply-fixes.ts';
import type { ShownFinding } from '#lists/config-check/check-config.ts';
import type { FindingLayer } from '#lists/config-check/finding-layer.tsx';
import { findingPlace } from '#lists/config-check/finding-places.ts';
import { recordQuery, rowQuery, type RowQuery } from '#lists/rules/focus/row-address.ts';
import { findingsMessages } from '#lists/config-check/findings.messages.ts';
import { FindingButton } from '#lists/config-check/row-findings.tsx';
import { useFindingNames } from '#lists/config-check/use-finding-names.ts';
import * as css from './config-check-screen.css';
import { configCheckScreenMessages } from './config-check-screen.messages';
import { findingReasonMessages } from './finding-reasons.messages';
import { byList, type ListGroup } from './findings.model';

/** A longer list would be impractical to read, and slow to render. */
const MOST_SHOWN = 100;

interface Props {
  readonly severity: Severity;
  readonly findings: readonly ShownFinding[];
  readonly isEmptyShown: boolean;
  readonly onOpen: FindingLayer['open'];
}

/** The findings of one severity by their list. */
export function FindingGroups({ severity, findings, isEmptyShown, onOpen }: Props) {
  const t = useMessages(configCheckScreenMessages);
  const texts = useMessages(findingsMessages);
  if (findings.length === 0) {
    return isEmptyShown ? (
      <Card>
        <Text tone="muted">{t.noneLeft}</Text>
      </Card>
    ) : null;
  }
  const shown = findings.slice(0, MOST_SHOWN);
  return (
    <Card title={texts[severity]} isFlush>
      {byList(shown).map((group) => (
        <Group key={group.list} {...group} onOpen={onOpen} />
      ))}
      {findings.length > shown.length ? (
        <p className={css.more}>{texts.more(findings.length - shown.length)}</p>
      ) : null}
    </Card>
  );
}

function Group({ list, findings, onOpen }: ListGroup & Pick<Props, 'onOpen'>) {
  const { listName } = useFindingNames();
  const name = listName(list);
  return (
    <div className={css.group}>
      <Text weight="strong">{name}</Text>
      <ul className={css.findings} aria-label={name}>
        {findings.map((shown) => (
          <FindingRow key={shown.key} shown={shown} onOpen={onOpen} isInList />
        ))}
      </ul>
    </div>
  );
}

interface RowProps {
  readonly shown: ShownFinding;
  readonly onOpen: FindingLayer['open'];
  /** The list is named above. Default false. */
  readonly isInList?: boolean;
}

/** One finding: what it is, why it matters, where it is, and the ways to its row and to its fix. */
export function FindingRow({ shown, onOpen, isInList = false }: RowProps) {
  const t = useMessages(configCheckScreenMessages);
  const texts = useMessages(findingsMessages);
  const reasons = useMessages(findingReasonMessages);
  const { navigate } = useChatdeck();
  const { nameOf, numberOf, listName } = useFindingNames();
  const { list } = shown.finding.place;
  const name = nameOf(shown);
  const to = findingPlace(list);
  const query = findingQuery(shown);
  const where = [isInList ? '' : listName(list), numberOf(shown)].filter((part) => part !== '');
  return (
    <li className={css.finding}>
      <span className={css.what}>
        <FindingButton shown={shown} onOpen={() => onOpen([shown])} />
        <Text size="xs">{reasons[shown.finding.id]}</Text>
        {where.length > 0 ? (
          <Text size="xs" tone="muted">
            {where.join(' · ')}
          </Text>
        ) : null}
      </span>
      <span className={css.ways}>
        {to ? (
          <Button
            size="sm"
            label={t.editOf({ name })}
            onPress={() => navigate({ to, ...(query && { query }) })}
          >
            {texts.open}
          </Button>
        ) : null}
        {foundFix(shown) ? (
          <Button size="sm" label={t.fixOf({ name })} onPress={() => onOpen([shown])}>
            {texts.fix}
          </Button>
        ) : null}
      </span>
    </li>
  );
}

/** Opens the row of a finding on its page. */
function findingQuery({ row, record, finding }: ShownFinding): RowQuery | undefined {
  if (row) return rowQuery(row.stored, row.at);
  return record?.list === 'dialogues'
    ? recordQuery(record.id, finding.place.index ?? 0)
    : undefined;
}
