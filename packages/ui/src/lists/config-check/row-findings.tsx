import { textIn } from '@chatdeck/sdk/constants';
import { Button as AriaButton } from 'react-aria-components/Button';
import { useChatdeck } from '#context/chatdeck-context.ts';
import { useMessages } from '#messages';
import { Icon } from '#primitives/icon/icon.tsx';
import { Text } from '#primitives/text/text.tsx';
import type { ShownFinding } from './check-config';
import * as css from './findings.css';
import { findingsMessages } from './findings.messages';
import { SEVERITY_ICON } from './severity';

/** More of them would push the rows apart. */
const MOST_SHOWN = 3;

interface Props {
  readonly findings: readonly ShownFinding[];
  readonly onOpen: (findings: readonly ShownFinding[]) => void;
}

/** What was found about a row, each pressed for more and for its fix. */
export function RowFindings({ findings, onOpen }: Props) {
  const t = useMessages(findingsMessages);
  if (findings.length === 0) return null;
  return (
    <span className={css.badges}>
      {findings.slice(0, MOST_SHOWN).map((shown) => (
        <FindingButton key={shown.key} shown={shown} onOpen={() => onOpen([shown])} />
      ))}
      {findings.length > MOST_SHOWN ? (
        <Text size="xs" tone="muted">
          {t.more(findings.length - MOST_SHOWN)}
        </Text>
      ) : null}
    </span>
  );
}

interface ButtonProps {
  readonly shown: ShownFinding;
  readonly onOpen: () => void;
}

/** A finding in one line. */
export function FindingButton({ shown, onOpen }: ButtonProps) {
  const t = useMessages(findingsMessages);
  const { locale } = useChatdeck();
  const { severity, text } = shown.finding;
  return (
    <AriaButton
      className={css.severity[severity]}
      aria-label={t.badge({ severity: t[severity], text: textIn(text, locale) })}
      onPress={onOpen}
    >
      <Icon of={SEVERITY_ICON[severity]} size={14} className={css.icon} />
      <span className={css.text}>{textIn(text, locale)}</span>
    </AriaButton>
  );
}
