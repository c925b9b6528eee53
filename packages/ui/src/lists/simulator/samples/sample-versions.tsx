import type { ExpectedOutcome } from '@chatdeck/sdk/rules';
import { useOutcomeText } from './outcome-text';
import type { SampleDraft } from './sample.model';
import * as css from './samples.css';

interface SampleVersionsProps {
  readonly sample: SampleDraft;
  readonly versions: readonly (readonly [name: string, outcome: ExpectedOutcome])[];
}

/** What becomes of a sample in two versions, below each other. */
export function SampleVersions({ sample, versions }: SampleVersionsProps) {
  const textOf = useOutcomeText();
  return (
    <dl className={css.outcomes}>
      {versions.map(([name, outcome]) => [
        <dt key={`${name} name`}>{name}</dt>,
        <dd key={name} className={css.outcome}>
          {textOf(outcome, sample)}
        </dd>,
      ])}
    </dl>
  );
}
