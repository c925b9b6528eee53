import type { Severity } from '@chatdeck/sdk/simulate';
import { useMessages } from '#messages';
import { Button } from '#primitives/button/button.tsx';
import { PlaceLink } from '#primitives/button/place-link.tsx';
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
  const place = findingPlace(list);
  const name = listName(list);
  return (
    <div className={css.group}>
      {place ? <PlaceLink to={place}>{name}</PlaceLink> : <Text weight="medium">{name}</Text>}
      <ul className={css.findings} aria-label={name}>
        {findings.map((shown) => (
          <FindingRow key={shown.key} shown={shown} onOpen={onOpen} />
        ))}
      </ul>
    </div>
  );
}

interface RowNameProps {
  readonly shown: ShownFinding;
  readonly children: string;
}

/** The name of the row, which opens it. */
function RowName({ shown, children }: RowNameProps) {
  const place = findingPlace(shown.finding.place.list);
  const query = findingQuery(shown);
  return place && query ? (
    <PlaceLink to={place} query={query} isWrapped>
      {children}
    </PlaceLink>
  ) : (
    <Text size="xs" tone="muted">
      {children}
    </Text>
  );
}

interface RowProps {
  readonly shown: ShownFinding;
  readonly onOpen: FindingLayer['open'];
}

/** One finding with its row, and its fix if there is one. */
export function FindingRow({ shown, onOpen }: RowProps) {
  const t = useMessages(configCheckScreenMessages);
  const texts = useMessages(findingsMessages);
  const { nameOf } = useFindingNames();
  const name = nameOf(shown);
  return (
    <li className={css.finding}>
      <span className={css.what}>
        <RowName shown={shown}>{name}</RowName>
        <FindingButton shown={shown} onOpen={() => onOpen([shown])} />
      </span>
      {foundFix(shown) ? (
        <Button size="sm" label={t.fixOf({ name })} onPress={() => onOpen([shown])}>
          {texts.fix}
        </Button>
      ) : null}
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
