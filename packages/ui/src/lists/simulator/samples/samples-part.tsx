import type { Sample } from '@chatdeck/sdk';
import type { StoredRobot } from '@chatdeck/sdk/served';
import { Trash2 } from 'lucide-react';
import { useMemo } from 'react';
import { useMessages } from '#messages';
import { Badge } from '#primitives/badge/badge.tsx';
import { Button } from '#primitives/button/button.tsx';
import { IconButton } from '#primitives/button/icon-button.tsx';
import { Card } from '#primitives/card/card.tsx';
import { LoadedPart } from '#primitives/loaded-part/loaded-part.tsx';
import { Text } from '#primitives/text/text.tsx';
import { sampleText } from './outcome-text';
import { changedSamples, judge, type JudgedSample } from './sample.model';
import { sampleMessages } from './sample.messages';
import { SampleVersions } from './sample-versions';
import * as css from './samples.css';
import type { useSamples } from './use-samples';

interface SamplesPartProps {
  readonly samples: ReturnType<typeof useSamples>;
  readonly robot: StoredRobot;
  /** The robot with unsaved edits. */
  readonly edited: StoredRobot | undefined;
}

/** The sample messages, each with whether the stored config does what it should. */
export function SamplesPart({ samples, robot, edited }: SamplesPartProps) {
  const t = useMessages(sampleMessages);
  return (
    <Card title={t.title}>
      <LoadedPart state={samples.list} label={t.loading} rows={2}>
        {({ rows }) =>
          rows.length === 0 ? (
            <Text tone="muted">{t.hint}</Text>
          ) : (
            <Rows rows={rows} samples={samples} robot={robot} edited={edited} />
          )
        }
      </LoadedPart>
    </Card>
  );
}

interface RowsProps extends SamplesPartProps {
  readonly rows: readonly Sample[];
}

function Rows({ rows, samples, robot, edited }: RowsProps) {
  const t = useMessages(sampleMessages);
  const judged = useMemo(() => judge(robot, rows), [robot, rows]);
  const changed = useMemo(
    () => (edited ? changedSamples(robot, edited, rows) : []),
    [robot, edited, rows],
  );
  const counts = { changed: changed.length, all: rows.length };
  return (
    <>
      {edited ? (
        <Text weight="medium">
          {changed.length > 0 ? t.editChanges(counts) : t.editKeeps(counts)}
        </Text>
      ) : null}
      <ul className={css.list} aria-label={t.title}>
        {judged.map((one) => (
          <Row
            key={one.sample.id}
            judged={one}
            willBe={changed.find(({ sample }) => sample.id === one.sample.id)?.willBe}
            samples={samples}
          />
        ))}
      </ul>
    </>
  );
}

interface RowProps extends Pick<SamplesPartProps, 'samples'> {
  readonly judged: JudgedSample;
  readonly willBe: JudgedSample['now'] | undefined;
}

function Row({ judged: { sample, now, isAsExpected }, willBe, samples }: RowProps) {
  const t = useMessages(sampleMessages);
  const text = sampleText(sample);
  const versions = [
    ...(isAsExpected ? [] : [[t.expected, sample.expected] as const]),
    [t.now, now] as const,
    ...(willBe ? [[t.willBe, willBe] as const] : []),
  ];
  return (
    <li className={css.row}>
      <div className={css.body}>
        <Text weight="medium">{text}</Text>
        <SampleVersions sample={sample} versions={versions} />
        {isAsExpected ? null : (
          <Button
            size="sm"
            variant="link"
            label={t.expectNowOf({ text })}
            onPress={() => samples.expect(sample, now)}
          >
            {t.expectNow}
          </Button>
        )}
      </div>
      <Badge tone={isAsExpected ? 'success' : 'warning'}>
        {isAsExpected ? t.asExpected : t.differs}
      </Badge>
      <IconButton
        size="sm"
        icon={Trash2}
        label={t.remove({ text })}
        onPress={() => samples.remove(sample)}
      />
    </li>
  );
}
