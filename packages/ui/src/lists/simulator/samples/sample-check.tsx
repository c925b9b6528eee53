import type { Sample } from '@chatdeck/sdk';
import type { StoredRobot } from '@chatdeck/sdk/served';
import { useEffect, useMemo } from 'react';
import { useMessages } from '#messages';
import { Button } from '#primitives/button/button.tsx';
import { Dialog } from '#primitives/dialog/dialog.tsx';
import { Text } from '#primitives/text/text.tsx';
import type { RobotChange } from '#lists/config/save-guard.ts';
import { useStoredRobot } from '../use-stored-robot';
import { sampleText } from './outcome-text';
import { changedSamples } from './sample.model';
import { sampleMessages } from './sample.messages';
import { SampleVersions } from './sample-versions';
import * as css from './samples.css';
import { useSampleList } from './use-samples';

/** An account may have samples and no config. */
const NO_CONFIG = {};

/** Nobody waits longer for a warning before a save. */
const WAIT_MS = 5_000;

/** The props of the question before a save. */
export interface SampleCheckProps {
  readonly change: RobotChange;
  readonly onAnswer: (isAllowed: boolean) => void;
  /** Not called: only a failed load closes it. */
  readonly onClose: () => void;
}

/** Compares the samples before and after a change: allows it if none changes, and else asks. */
export default function SampleCheck({ change, onAnswer }: SampleCheckProps) {
  const { loaded } = useStoredRobot(NO_CONFIG);
  const samples = useSampleList();
  if (loaded.status !== 'ready' || !samples) return <Waiting onAnswer={onAnswer} />;
  return <Question robot={loaded.robot} samples={samples} change={change} onAnswer={onAnswer} />;
}

function Waiting({ onAnswer }: Pick<SampleCheckProps, 'onAnswer'>) {
  useEffect(() => {
    const timer = setTimeout(() => onAnswer(true), WAIT_MS);
    return () => clearTimeout(timer);
  }, [onAnswer]);
  return null;
}

interface QuestionProps extends Omit<SampleCheckProps, 'onClose'> {
  readonly robot: StoredRobot;
  readonly samples: readonly Sample[];
}

function Question({ robot, samples, change, onAnswer }: QuestionProps) {
  const t = useMessages(sampleMessages);
  const changed = useMemo(
    () => changedSamples(change.before?.(robot), change.after(robot), samples),
    [robot, change, samples],
  );
  const isAllowed = changed.length === 0;
  useEffect(() => {
    if (isAllowed) onAnswer(true);
  }, [isAllowed, onAnswer]);
  if (isAllowed) return null;
  return (
    <Dialog
      isOpen
      role="alertdialog"
      title={t.editChanges({ changed: changed.length, all: samples.length })}
      onOpenChange={() => onAnswer(false)}
      footer={
        <>
          <Button isTouch onPress={() => onAnswer(false)}>
            {t.keepEditing}
          </Button>
          <Button isTouch variant="primary" onPress={() => onAnswer(true)}>
            {t.saveAnyway}
          </Button>
        </>
      }
    >
      <ul className={css.list}>
        {changed.map(({ sample, was, willBe }) => (
          <li key={sample.id} className={css.row}>
            <div className={css.body}>
              <Text weight="medium">{sampleText(sample)}</Text>
              <SampleVersions
                sample={sample}
                versions={[
                  [change.before ? t.was : t.expected, was],
                  [t.willBe, willBe],
                ]}
              />
            </div>
          </li>
        ))}
      </ul>
    </Dialog>
  );
}
