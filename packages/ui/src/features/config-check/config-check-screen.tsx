import { CircleCheck } from 'lucide-react';
import { useMessages } from '#messages';
import { Banner } from '#primitives/banner/banner.tsx';
import { Button } from '#primitives/button/button.tsx';
import { Card } from '#primitives/card/card.tsx';
import { EmptyState } from '#primitives/empty-state/empty-state.tsx';
import { FailedState, LoadFailed } from '#primitives/failed-state/failed-state.tsx';
import { Page } from '#primitives/page/page.tsx';
import { PanelBoundary } from '#primitives/panel-boundary/panel-boundary.tsx';
import { SegmentedControl } from '#primitives/segmented-control/segmented-control.tsx';
import { ListSkeleton } from '#primitives/skeleton/skeleton.tsx';
import { StaleNotice } from '#primitives/stale-notice/stale-notice.tsx';
import type { FilterProps, HeaderProps } from '#lists/list-props.ts';
import { useHostState } from '#lists/use-host-state.ts';
import { ConfigGuard } from '#lists/config/config-guard.tsx';
import { MalformedConfig, MissingConfig } from '#lists/config/missing-config.tsx';
import { useRobotConfig } from '#lists/config/use-saved-config.ts';
import { MOST_ROWS } from '#lists/config-check/check-config.ts';
import { useFindingLayer } from '#lists/config-check/finding-layer.tsx';
import { StillWorks } from '#lists/still-works/still-works.tsx';
import { useFindings, type Findings } from '#lists/config-check/use-findings.ts';
import { FindingGroups } from './finding-groups';
import { configCheckScreenMessages } from './config-check-screen.messages';
import { FixTogether } from './fix-together';
import {
  SEVERITIES,
  ofSeverity,
  type ConfigCheckFilter,
  type SeverityFilter,
} from './findings.model';

/** Props of the page of findings. */
export interface ConfigCheckScreenProps extends HeaderProps, FilterProps<ConfigCheckFilter> {}

/** The page of everything that was found in the config: filtered, and fixed one by one or by kind. */
export function ConfigCheckScreen({ hasHeader, ...host }: ConfigCheckScreenProps) {
  const t = useMessages(configCheckScreenMessages);
  return (
    <PanelBoundary>
      <Page title={t.title} description={t.explanation} hasHeader={hasHeader}>
        <ConfigGuard>
          <Content {...host} />
        </ConfigGuard>
      </Page>
    </PanelBoundary>
  );
}

function Content(host: FilterProps<ConfigCheckFilter>) {
  const t = useMessages(configCheckScreenMessages);
  const { state, error, retry } = useRobotConfig();
  const found = useFindings();
  if (state?.status === 'missing') return <MissingConfig />;
  if (state?.status === 'malformed') return <MalformedConfig />;
  if (!state) {
    return error ? (
      <>
        <Card isFlush>
          <LoadFailed error={error} onRetry={retry} />
        </Card>
        <StillWorks />
      </>
    ) : (
      <Loading />
    );
  }
  return (
    <>
      {error ? <StaleNotice of="page" onRetry={retry} /> : null}
      {found.status === 'waiting' ? <Loading /> : null}
      {found.status === 'failed' ? (
        <Card isFlush>
          <FailedState title={t.failedTitle} onRetry={found.retry}>
            {t.failedText}
          </FailedState>
        </Card>
      ) : null}
      {found.status === 'ready' ? <Found {...found} host={host} /> : null}
    </>
  );
}

function Loading() {
  const t = useMessages(configCheckScreenMessages);
  return (
    <Card isFlush>
      <ListSkeleton label={t.loading} />
    </Card>
  );
}

type FoundProps = Extract<Findings, { status: 'ready' }> & {
  readonly host: FilterProps<ConfigCheckFilter>;
};

function Found({ findings, missing, isCut, retry, host }: FoundProps) {
  const t = useMessages(configCheckScreenMessages);
  const [{ severity: chosen }, setFilter] = useHostState<ConfigCheckFilter>(
    host.filter,
    {},
    host.onFilterChange,
  );
  // An address may have one that is none.
  const filter = SEVERITIES.find((severity) => severity === chosen) ?? 'all';
  const layer = useFindingLayer();
  const count = (severity: SeverityFilter) => ofSeverity(findings, severity).length;
  return (
    <>
      {missing.length > 0 ? (
        <Banner
          tone="warning"
          action={
            <Button size="sm" onPress={retry}>
              {t.retry}
            </Button>
          }
        >
          {t.missing(missing.map((input) => t[input]))}
        </Banner>
      ) : null}
      {isCut ? <Banner tone="warning">{t.cut(MOST_ROWS)}</Banner> : null}
      {findings.length === 0 ? (
        <Card>
          <EmptyState icon={CircleCheck} title={t.emptyTitle}>
            {t.emptyText}
          </EmptyState>
        </Card>
      ) : (
        <>
          <SegmentedControl
            label={t.filter}
            value={filter}
            onChange={(severity) => setFilter({ severity })}
            items={[
              { id: 'all', label: t.all(findings.length) },
              { id: 'error', label: t.errors(count('error')) },
              { id: 'warning', label: t.warnings(count('warning')) },
              { id: 'hint', label: t.hints(count('hint')) },
            ]}
          />
          <FixTogether findings={ofSeverity(findings, filter)} onOpen={layer.open} />
          {SEVERITIES.filter((severity) => filter === 'all' || filter === severity).map(
            (severity) => (
              <FindingGroups
                key={severity}
                severity={severity}
                findings={ofSeverity(findings, severity)}
                isEmptyShown={filter === severity}
                onOpen={layer.open}
              />
            ),
          )}
        </>
      )}
      {layer.dialog}
    </>
  );
}
