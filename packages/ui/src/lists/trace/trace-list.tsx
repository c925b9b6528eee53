import type { RuleReference, Stage, Verdict } from '@chatdeck/sdk/simulate';
import { ChevronDown, ChevronRight } from 'lucide-react';
import { useId, useState, type ReactNode } from 'react';
import { Button } from 'react-aria-components/Button';
import type { Destination, NavigationIntent } from '#context/navigation.ts';
import { useMessages } from '#messages';
import { Icon } from '#primitives/icon/icon.tsx';
import { TraceStage } from './trace-stage';
import * as css from './trace.css';
import { traceMessages } from './trace.messages';
import { destinationOf, tracePartsOf, type TracePart } from './trace.model';

/** What decides a message. */
const DECISIVE: readonly Verdict[] = ['answered', 'asked', 'stopped'];

/** The props of a trace. */
export interface TraceListProps {
  /** The stages of a simulation, in the order of the robot. */
  readonly stages: readonly Stage[];
  /** Opens the rule that decided; without it its page is opened. */
  readonly onOpenRule?: (rule: RuleReference) => void;
  /** The page that a stage leads to; undefined for a text alone. Default: the page that it is set on. */
  readonly linkOf?: (stage: Stage) => Destination | undefined;
  /** Opens a rule on its page; undefined opens the page alone. */
  readonly queryOf?: ((rule: RuleReference) => NavigationIntent['query']) | undefined;
}

/** Which step of the robot did what with a message, and why; steps that did nothing are in lines that can be opened. */
export function TraceList(props: TraceListProps) {
  const { stages, onOpenRule, linkOf = destinationOf, queryOf } = props;
  const t = useMessages(traceMessages);
  // Why nobody answers is in the steps that did nothing.
  const isSilent = !stages.some(({ verdict }) => DECISIVE.includes(verdict));
  const row = (stage: Stage) => (
    <TraceStage
      key={stage.id}
      stage={stage}
      to={linkOf(stage)}
      query={stage.rule && queryOf?.(stage.rule)}
      onOpenRule={onOpenRule}
    />
  );
  return (
    <ol className={css.stages} aria-label={t.title}>
      {tracePartsOf(stages).map((part) =>
        part.kind === 'stage' ? (
          row(part.stage)
        ) : (
          <Run key={`${part.stages[0]?.id} ${isSilent}`} part={part} isOpenAtFirst={isSilent}>
            {row}
          </Run>
        ),
      )}
    </ol>
  );
}

interface RunProps {
  readonly part: Extract<TracePart, { readonly kind: 'run' }>;
  readonly isOpenAtFirst: boolean;
  readonly children: (stage: Stage) => ReactNode;
}

function Run({ part: { stages, verdict }, isOpenAtFirst, children }: RunProps) {
  const t = useMessages(traceMessages);
  const [isOpen, setOpen] = useState(isOpenAtFirst);
  const id = useId();
  const count = stages.length;
  return (
    <li>
      <Button
        className={css.run}
        aria-expanded={isOpen}
        aria-controls={id}
        onPress={() => setOpen(!isOpen)}
      >
        <span className={css.runIcon}>
          <Icon of={isOpen ? ChevronDown : ChevronRight} size={14} />
        </span>
        {verdict === 'noMatch' ? t.noMatches({ count }) : t.notTried({ count })}
      </Button>
      <ol id={id} className={css.inner} hidden={!isOpen}>
        {isOpen ? stages.map(children) : null}
      </ol>
    </li>
  );
}
