import type { Ask, Simulation, SimulationMessage } from '@chatdeck/sdk/simulate';
import { useEffect, useRef, type ReactNode } from 'react';
import { Button } from 'react-aria-components/Button';
import { useMessages } from '#messages';
import { PersonAvatar } from '#primitives/avatar/person-avatar.tsx';
import { FileTile, LinkCard, MiniCard } from '#primitives/chat-preview/message-cards.tsx';
import { isSameOutcome, type Said } from './conversation.model';
import { AskForReal } from '../question/ask-for-real';
import { OutcomeView } from './outcome-view';
import type { RealQuestion } from './question.model';
import { sampleMessages } from './samples/sample.messages';
import * as css from './simulator.css';
import { simulatorMessages } from './simulator.messages';

/** One message and what becomes of it. */
export interface Turn {
  readonly said: Said;
  readonly saved: Simulation;
  /** What unsaved edits make of it. */
  readonly edited?: Simulation | undefined;
}

interface ChatLogProps {
  readonly turns: readonly Turn[];
  /** What is shown before the first message. */
  readonly empty: ReactNode;
  readonly robotName: string;
  /** The turn whose trace is shown. */
  readonly selected: number;
  readonly onSelect: (at: number) => void;
  /** Saves a message as a sample; undefined while one is being saved. */
  readonly onSaveSample: ((said: Said) => void) | undefined;
  /** What would really be asked, by the robot with unsaved edits or without. */
  readonly questionOf: QuestionOf;
}

/** The real call behind a service that a simulation asks. */
export type QuestionOf = (
  message: SimulationMessage,
  simulation: Simulation,
  ask: Ask,
  isEdited: boolean,
) => RealQuestion | undefined;

/** The chat as it will look. */
export function ChatLog(props: ChatLogProps) {
  const { turns, empty, robotName, selected, onSelect, onSaveSample, questionOf } = props;
  const t = useMessages(simulatorMessages);
  const samples = useMessages(sampleMessages);
  const log = useRef<HTMLDivElement>(null);
  useEffect(() => {
    log.current?.scrollTo?.({ top: log.current.scrollHeight });
  }, [turns.length]);
  return (
    <div ref={log} className={css.log} role="log" aria-label={t.chat} tabIndex={0}>
      {turns.length === 0 ? empty : null}
      {turns.map((turn, at) => (
        <div key={at} className={css.turn}>
          <div className={css.mine}>
            <span className={css.hidden}>{t.you({ name: turn.said.message.from.name })}</span>
            <MessageView message={turn.said.message} />
            <PersonAvatar name={turn.said.message.from.name} />
          </div>
          <Outcomes turn={turn} robotName={robotName} questionOf={questionOf} />
          <div className={css.actions}>
            <Button
              className={css.why}
              aria-pressed={at === selected}
              aria-label={t.whyOf({ text: messageText(turn.said.message, t) })}
              onPress={() => onSelect(at)}
            >
              {t.why}
            </Button>
            <Button
              className={css.why}
              isDisabled={!onSaveSample}
              aria-label={samples.saveAsSampleOf({ text: messageText(turn.said.message, t) })}
              onPress={() => onSaveSample?.(turn.said)}
            >
              {samples.saveAsSample}
            </Button>
          </div>
        </div>
      ))}
    </div>
  );
}

type Texts = ReturnType<(typeof simulatorMessages)['texts']['en']>;

/** A message in one line. */
export function messageText({ kind = 'text', text, card }: SimulationMessage, t: Texts): string {
  if (kind === 'image') return t.picture;
  return (kind === 'text' ? text : card?.title || text) || t[kind === 'video' ? 'file' : kind];
}

function MessageView({ message }: { readonly message: SimulationMessage }) {
  const t = useMessages(simulatorMessages);
  const { kind = 'text', text, card, room, isMentioned } = message;
  const shown = { title: card?.title ?? '', description: '', thumbUrl: '' };
  switch (kind) {
    case 'url':
      return <LinkCard {...shown} title={shown.title || text} description={text} />;
    case 'mini':
      return <MiniCard {...shown} iconUrl="" />;
    case 'file':
    case 'video':
      return <FileTile name={text} />;
    case 'image':
      return <span className={css.bubble}>{t.picture}</span>;
    case 'audio':
      return <span className={css.bubble}>{`${t.voice} ${text}`}</span>;
    case 'text': {
      const mention = room && isMentioned ? `@${t.robot} ` : '';
      return <span className={css.bubble}>{`${mention}${text}`}</span>;
    }
  }
}

interface OutcomesProps extends Pick<ChatLogProps, 'robotName' | 'questionOf'> {
  readonly turn: Turn;
}

function Outcomes({ turn, robotName, questionOf }: OutcomesProps) {
  const t = useMessages(simulatorMessages);
  const { said, saved, edited } = turn;
  const view = (simulation: Simulation) => (
    <OutcomeView
      message={said.message}
      simulation={simulation}
      robotName={robotName}
      underAsk={(ask) => {
        const real = questionOf(said.message, simulation, ask, simulation === edited);
        return (
          real && <AskForReal question={real.status === 'ready' ? real.question : undefined} />
        );
      }}
    />
  );
  if (!edited) return view(saved);
  if (isSameOutcome(saved, edited))
    return (
      <>
        {view(saved)}
        <p className={css.note}>{t.same}</p>
      </>
    );
  return (
    <>
      <section className={css.part} aria-label={t.saved}>
        <p className={css.partName}>{t.saved}</p>
        {view(saved)}
      </section>
      <section className={css.part} aria-label={t.edited}>
        <p className={css.partName}>{t.edited}</p>
        {view(edited)}
      </section>
      <p className={css.note}>{t.differs}</p>
    </>
  );
}
