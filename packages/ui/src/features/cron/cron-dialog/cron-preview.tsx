import { useChatdeck } from '#context/chatdeck-context.ts';
import { useMessages } from '#messages';
import { Banner } from '#primitives/banner/banner.tsx';
import { Button } from '#primitives/button/button.tsx';
import { Row, Stack } from '#primitives/stack/stack.tsx';
import { Text } from '#primitives/text/text.tsx';
import * as css from './cron-dialog.css';
import { cronMessages } from './cron.messages';
import { describeRun } from './run-text.model';
import type { CronEditor } from './use-cron-dialog';
import { useNextRuns } from './use-next-runs';

export interface CronPreviewProps {
  readonly editor: CronEditor;
  /** The viewer's IANA time zone. */
  readonly zone: string;
}

/** What the choices mean: a description, warnings, and the next runs. */
export function CronPreview({ editor, zone }: CronPreviewProps) {
  const t = useMessages(cronMessages);
  const { sentence, warnings, fault, expression } = editor;
  return (
    <Stack gap={3}>
      {sentence === undefined ? (
        <Banner tone="warning" title={t.refused}>
          {fault?.text}
        </Banner>
      ) : (
        <div className={css.sentence} role="status">
          <div className={css.sentenceText}>{sentence}</div>
          <div className={css.zone}>{t.zoneNote}</div>
        </div>
      )}
      {warnings.map((warning) => (
        <Banner tone="warning" key={warning}>
          {warning}
        </Banner>
      ))}
      <Runs expression={sentence === undefined ? undefined : expression} zone={zone} />
    </Stack>
  );
}

function Runs({ expression, zone }: { expression: string | undefined; zone: string }) {
  const t = useMessages(cronMessages);
  const { locale } = useChatdeck();
  const next = useNextRuns(expression);
  if (next.status !== 'ready') return <NoRuns next={next} />;
  const { runs, now } = next;
  const rows = runs.map((run) => ({ run, described: describeRun(run, now, zone, locale) }));
  const isElsewhere = rows.some(({ described }) => described.viewer !== undefined);
  return (
    <div>
      <Row isSpread wraps>
        <Text size="xs" tone="muted">
          {t.nextRuns}
        </Text>
        {isElsewhere ? (
          <Text size="xs" tone="muted">
            {t.viewerZone({ zone })}
          </Text>
        ) : null}
      </Row>
      <ol className={css.runs} aria-label={t.nextRuns}>
        {rows.map(({ run, described }) => (
          <li className={css.run} key={run.at.getTime()}>
            <span>
              <time dateTime={run.at.toISOString()}>{described.robot}</time>
              <Text as="p" size="xs" tone="muted">
                {described.away}
              </Text>
            </span>
            {described.viewer === undefined ? null : <Text tone="second">{described.viewer}</Text>}
          </li>
        ))}
      </ol>
    </div>
  );
}

function NoRuns({ next }: { readonly next: ReturnType<typeof useNextRuns> }) {
  const t = useMessages(cronMessages);
  const described = { none: t.noRuns, loading: t.runsLoading, ready: '', failed: t.runsFailed };
  return (
    <Row wraps>
      <Text tone="muted">{described[next.status]}</Text>
      {next.status === 'failed' ? (
        <Button variant="link" onPress={next.retry}>
          {t.retry}
        </Button>
      ) : null}
    </Row>
  );
}
