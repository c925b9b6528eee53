import { textIn } from '@chatdeck/sdk/constants';
import type { Json } from '@chatdeck/sdk/rules';
import { useMemo } from 'react';
import { useChatdeck } from '#context/chatdeck-context.ts';
import { useMessages } from '#messages';
import { Banner } from '#primitives/banner/banner.tsx';
import { Button } from '#primitives/button/button.tsx';
import { PlaceLink } from '#primitives/button/place-link.tsx';
import { Dialog } from '#primitives/dialog/dialog.tsx';
import { Icon } from '#primitives/icon/icon.tsx';
import { Text } from '#primitives/text/text.tsx';
import { rowQuery } from '../rules/focus/row-address';
import { foundFix } from './apply-fixes';
import type { ShownFinding } from './check-config';
import { FixChanges } from './fix-changes-list';
import { findingPlace } from './finding-places';
import * as css from './findings.css';
import { findingsMessages } from './findings.messages';
import { SEVERITY_ICON } from './severity';
import { useFindingNames } from './use-finding-names';
import { useFix } from './use-fix';

interface Props {
  readonly isOpen: boolean;
  /** One, or several that are fixed together. */
  readonly findings: readonly ShownFinding[];
  readonly isReadOnly?: boolean;
  readonly onOpenChange: (isOpen: boolean) => void;
}

/** What was found, the other rule that it is about, and what its fix would change; saved once that is confirmed. */
export default function FindingDialog(props: Props) {
  const { isOpen, findings, isReadOnly = false, onOpenChange } = props;
  const t = useMessages(findingsMessages);
  const { fix, refusal, isSaving, canFix } = useFix();
  const fixes = useMemo(
    () => (isReadOnly ? [] : findings.map(foundFix).filter((fix) => fix !== undefined)),
    [findings, isReadOnly],
  );
  const [first] = findings;
  const { nameOf } = useFindingNames();
  if (!first) return null;
  const confirm = async () => {
    if (await fix(fixes)) onOpenChange(false);
  };
  const isOne = findings.length === 1;
  return (
    <Dialog
      isOpen={isOpen}
      isDismissable
      title={isOne ? nameOf(first) : t.fixAll(fixes.length)}
      onOpenChange={onOpenChange}
      footer={
        <>
          <Button onPress={() => onOpenChange(false)}>{t.close}</Button>
          {fixes.length > 0 && canFix ? (
            <Button variant="primary" isPending={isSaving} onPress={() => void confirm()}>
              {t.fix}
            </Button>
          ) : null}
        </>
      }
    >
      <div className={css.body}>
        {refusal === undefined ? null : (
          <Banner tone="danger" title={t.refused}>
            {refusal}
          </Banner>
        )}
        {isOne ? <Statement shown={first} /> : null}
        {fixes.length > 0 ? <FixChanges fixes={fixes} hasLabels={!isOne} /> : null}
      </div>
    </Dialog>
  );
}

function Statement({ shown }: { readonly shown: ShownFinding }) {
  const { locale } = useChatdeck();
  const { finding, otherNumber, otherStored } = shown;
  const { severity, text, other, fix } = finding;
  return (
    <>
      <p className={css.statement}>
        <Icon
          of={SEVERITY_ICON[severity]}
          size={16}
          className={`${css.statementIcon} ${css.tone[severity]}`}
        />
        <span className={css.text}>{textIn(text, locale)}</span>
      </p>
      {other && otherNumber !== undefined ? (
        <Other
          list={other.list}
          number={otherNumber}
          stored={otherStored}
          isHere={other.list === finding.place.list}
        />
      ) : null}
      {fix ? <Text weight="medium">{textIn(fix.text, locale)}</Text> : null}
    </>
  );
}

interface OtherProps {
  readonly list: string;
  readonly number: number;
  readonly stored: Json | undefined;
  /** In the same list, which may be the page below the dialog. */
  readonly isHere: boolean;
}

function Other({ list, number, stored, isHere }: OtherProps) {
  const t = useMessages(findingsMessages);
  const { listName } = useFindingNames();
  const name = t.other({ list: listName(list), number });
  const place = findingPlace(list);
  const query = stored === undefined ? undefined : rowQuery(stored, number - 1);
  return (
    <Text>
      {t.otherLabel}{' '}
      {place && !isHere ? (
        <PlaceLink to={place} query={query}>
          {name}
        </PlaceLink>
      ) : (
        name
      )}
    </Text>
  );
}
