import { useMessages } from '#messages';
import { Button } from '#primitives/button/button.tsx';
import { Card } from '#primitives/card/card.tsx';
import { Text } from '#primitives/text/text.tsx';
import type { ShownFinding } from '#lists/config-check/check-config.ts';
import type { FindingLayer } from '#lists/config-check/finding-layer.tsx';
import { findingsMessages } from '#lists/config-check/findings.messages.ts';
import * as css from './config-check-screen.css';
import { configCheckScreenMessages } from './config-check-screen.messages';
import { togetherOf } from './findings.model';

interface Props {
  readonly findings: readonly ShownFinding[];
  readonly onOpen: FindingLayer['open'];
}

/** The kinds of which several can be fixed at once; nothing if there are none. */
export function FixTogether({ findings, onOpen }: Props) {
  const t = useMessages(configCheckScreenMessages);
  const texts = useMessages(findingsMessages);
  const groups = togetherOf(findings);
  if (groups.length === 0) return null;
  return (
    <Card title={t.together} isFlush>
      <ul className={css.findings} aria-label={t.together}>
        {groups.map(({ key, kind, name, findings: ofGroup }) => {
          const text = typeof t[kind] === 'string' ? t[kind] : t[kind]({ name });
          return (
            <li key={key} className={css.together}>
              <Text>{text}</Text>
              <Button
                size="sm"
                label={`${text} · ${texts.fixAll(ofGroup.length)}`}
                onPress={() => onOpen(ofGroup)}
              >
                {texts.fixAll(ofGroup.length)}
              </Button>
            </li>
          );
        })}
      </ul>
    </Card>
  );
}
