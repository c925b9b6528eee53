import { useMessages } from '#messages';
import { PlaceLink } from '#primitives/button/place-link.tsx';
import { Card } from '#primitives/card/card.tsx';
import { PanelBoundary } from '#primitives/panel-boundary/panel-boundary.tsx';
import { ConfigGuard } from '#lists/config/config-guard.tsx';
import { useFindingLayer } from '#lists/config-check/finding-layer.tsx';
import { useFindings } from '#lists/config-check/use-findings.ts';
import { FindingRow } from './finding-groups';
import * as css from './config-check-screen.css';
import { configCheckScreenMessages } from './config-check-screen.messages';
import { problemsOf } from './findings.model';

const MOST_SHOWN = 3;

/** The most severe findings as a part of another page; nothing while nothing needs attention. */
export function AttentionPart() {
  return (
    <PanelBoundary>
      <ConfigGuard>
        <Problems />
      </ConfigGuard>
    </PanelBoundary>
  );
}

function Problems() {
  const t = useMessages(configCheckScreenMessages);
  const found = useFindings();
  const layer = useFindingLayer();
  const findings = found.status === 'ready' ? found.findings : [];
  const problems = problemsOf(findings);
  if (problems.length === 0) return <>{layer.dialog}</>;
  return (
    <>
      <Card
        title={t.attention}
        isFlush
        actions={<PlaceLink to="wechat.check">{t.seeAll(findings.length)}</PlaceLink>}
      >
        <ul className={css.part} aria-label={t.attention}>
          {problems.slice(0, MOST_SHOWN).map((shown) => (
            <FindingRow key={shown.key} shown={shown} onOpen={layer.open} />
          ))}
        </ul>
      </Card>
      {layer.dialog}
    </>
  );
}
