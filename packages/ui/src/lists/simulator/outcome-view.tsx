import { ROBOT_TYPES, type Choice, textIn } from '@chatdeck/sdk/constants';
import { ROBOT_EVENTS } from '@chatdeck/sdk/skill';
import type { Ask, Send, Simulation, SimulationMessage } from '@chatdeck/sdk/simulate';
import type { ReactNode } from 'react';
import { useChatdeck } from '#context/chatdeck-context.ts';
import { useMessages } from '#messages';
import { Avatar } from '#primitives/avatar/avatar.tsx';
import { ReplyView } from '../question/reply-view';
import * as css from './simulator.css';
import { simulatorMessages } from './simulator.messages';

interface OutcomeViewProps {
  readonly message: SimulationMessage;
  readonly simulation: Simulation;
  readonly robotName: string;
  /** Shown with the service that the robot asks. */
  readonly underAsk?: (ask: Ask) => ReactNode;
}

/** What the robot says to a message, passes on and asks. */
export function OutcomeView({ message, simulation, robotName, underAsk }: OutcomeViewProps) {
  const t = useMessages(simulatorMessages);
  const { sends, asks } = simulation;
  if (sends.length + asks.length === 0) return <p className={css.note}>{t.silent}</p>;
  // Replies are shown in order; the robot's library puts the @name before texts.
  const name = message.room ? `@${message.from.name} ` : '';
  return (
    <>
      {sends.map((send, at) =>
        isHere(send, message) ? (
          <div key={at} className={css.theirs}>
            <Avatar name={robotName || t.robot} tone="accent" />
            <span className={css.hidden}>{t.robotSays({ name: robotName || t.robot })}</span>
            <ReplyView reply={send.message} mention={name} />
          </div>
        ) : (
          <Elsewhere key={at} send={send} />
        ),
      )}
      {asks.map((ask, at) => (
        <AskView key={at} ask={ask}>
          {underAsk?.(ask)}
        </AskView>
      ))}
    </>
  );
}

const isHere = ({ to, by }: Send, { room, from }: SimulationMessage) =>
  by !== 'sync' &&
  by !== 'forward' &&
  by !== 'privateForward' &&
  to.kind === (room ? 'room' : 'contact') &&
  to.id === (room ?? from).id;

function Elsewhere({ send: { to, message } }: { readonly send: Send }) {
  const t = useMessages(simulatorMessages);
  return (
    <div className={css.aside}>
      {to.kind === 'room' ? t.toRoom({ name: to.name }) : t.toFriend({ name: to.name })}
      <ReplyView reply={message} />
    </div>
  );
}

interface AskViewProps {
  readonly ask: Ask;
  readonly children: ReactNode;
}

function AskView({ ask, children }: AskViewProps) {
  const t = useMessages(simulatorMessages);
  const name = useAskName(ask);
  const { kind, word = '' } = ask;
  const text = { ai: t.asksAi, callback: t.asksAddress, skill: t.asksSkill }[kind]({ name });
  return (
    <div className={css.aside}>
      {text}
      {word === '' ? null : <p className={css.asideWord}>{t.asksText({ word })}</p>}
      {children}
    </div>
  );
}

/** Whom the robot asks: an AI or a skill by its name, anything else by its address. */
function useAskName({ kind, provider, event, url = '' }: Ask): string {
  const { locale } = useChatdeck();
  const t = useMessages(simulatorMessages);
  const choices: readonly Choice[] = kind === 'skill' ? ROBOT_EVENTS : ROBOT_TYPES;
  const value = kind === 'skill' ? event : provider;
  const known = textIn(choices.find((one) => one.value === value)?.text, locale);
  if (known !== undefined) return known;
  if (kind === 'skill') return event ?? '';
  return URL.canParse(url) ? new URL(url).host : t.ai;
}
