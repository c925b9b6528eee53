import { prepareRobot, type StoredRobot } from '@chatdeck/sdk/served';
import type { RuleReference } from '@chatdeck/sdk/simulate';
import { MessagesSquare, RotateCcw } from 'lucide-react';
import { useMemo, useState } from 'react';
import { useChatdeck } from '#context/chatdeck-context.ts';
import { joinList, useMessages } from '#messages';
import { Banner } from '#primitives/banner/banner.tsx';
import { Button } from '#primitives/button/button.tsx';
import { Card } from '#primitives/card/card.tsx';
import { Icon } from '#primitives/icon/icon.tsx';
import { SegmentedControl } from '#primitives/segmented-control/segmented-control.tsx';
import { Text } from '#primitives/text/text.tsx';
import { robotQuery } from '#lists/rules/focus/row-address.ts';
import { TraceList } from '#lists/trace/trace-list.tsx';
import { ChatLog, messageText, type Turn } from './chat-log';
import { Composer, Examples } from './composer';
import { converse, examplesOf, isSameOutcome, type Said } from './conversation.model';
import * as css from './simulator.css';
import { outcomeOf, toDraft } from './samples/sample.model';
import { SamplesPart } from './samples/samples-part';
import { useSamples } from './samples/use-samples';
import { simulatorMessages } from './simulator.messages';
import { realQuestion } from './question.model';
import { SpeakerFields } from './speaker-fields';
import { FIRST_SPEAKER, toMessage, type MessageKind, type Saying } from './speaker.model';
import type { EditRobot, LoadedRobot } from './use-stored-robot';

const CUSTOM_RULES = ['roomReply', 'privateKeyword'];

/** The props of the simulator. */
export interface SimulatorProps {
  readonly loaded: LoadedRobot;
  readonly onRetry: () => void;
  /** Makes unsaved edits, which are tried beside what is stored. */
  readonly edit?: EditRobot | undefined;
  /** Opens the rule of a stage; without it its page is opened. */
  readonly onOpenRule?: (rule: RuleReference) => void;
}

/** A chat with the robot of the account, without sending anything, and why it replies as it does. */
export function Simulator({ loaded, onRetry, edit, onOpenRule }: SimulatorProps) {
  const t = useMessages(simulatorMessages);
  const { robot, robotName } = loaded;
  const [speaker, setSpeaker] = useState(FIRST_SPEAKER);
  const [kind, setKind] = useState<MessageKind>('text');
  const [said, setSaid] = useState<readonly Said[]>([]);
  const [selected, setSelected] = useState(0);
  const edited = useMemo(() => edit?.(robot), [edit, robot]);
  const turns = useTurns(robot, edited, said);
  const samples = useSamples();
  const hasCustom = robot.rights.customRoutes.some((route) => CUSTOM_RULES.includes(route));
  const save = ({ draft }: Said) =>
    samples.save({ ...draft, expected: outcomeOf(prepareRobot(robot), draft) });
  const own = useMemo(() => examplesOf((edited ?? robot).config), [edited, robot]);
  const examples = own.length > 0 ? own : [t.hello];
  const send = (saying: Saying) => {
    const names = { friend: t.somebody, stranger: t.stranger, room: t.someRoom };
    const message = toMessage(speaker, saying, names);
    setSaid([...said, { message, at: new Date(), draft: toDraft(speaker, saying) }]);
    setSelected(said.length);
  };
  return (
    <div className={css.column}>
      <MissingParts loaded={loaded} onRetry={onRetry} />
      <div className={css.columns}>
        <Card
          title={t.chat}
          actions={
            said.length > 0 ? (
              <Button size="sm" icon={RotateCcw} onPress={() => setSaid([])}>
                {t.startOver}
              </Button>
            ) : null
          }
        >
          <div className={css.column}>
            <SpeakerFields
              speaker={speaker}
              friends={loaded.friends}
              rooms={loaded.rooms}
              kind={kind}
              onChange={setSpeaker}
              onKindChange={setKind}
            />
            <ChatLog
              turns={turns}
              empty={<Invitation examples={examples} onSend={send} />}
              robotName={robotName}
              selected={selected}
              onSelect={setSelected}
              onSaveSample={samples.isAdding ? undefined : save}
              questionOf={(message, simulation, ask, isEdited) =>
                realQuestion(loaded, isEdited ? edited : undefined, message, simulation, ask)
              }
            />
            {turns.length > 0 ? <Examples examples={examples} onSend={send} /> : null}
            <Composer key={kind} kind={kind} onSend={send} />
          </div>
        </Card>
        <div className={css.column}>
          <TracePart turn={turns[selected]} saved={robot} edited={edited} onOpenRule={onOpenRule} />
          <SamplesPart samples={samples} robot={robot} edited={edited} />
          {hasCustom ? (
            <Text size="xs" tone="muted">
              {t.customNote}
            </Text>
          ) : null}
        </div>
      </div>
    </div>
  );
}

interface InvitationProps {
  readonly examples: readonly string[];
  readonly onSend: (saying: Saying) => void;
}

/** In place of a chat: what it is for, and messages that rules of the account react to. */
function Invitation({ examples, onSend }: InvitationProps) {
  const t = useMessages(simulatorMessages);
  return (
    <div className={css.invitation}>
      <Icon of={MessagesSquare} size={24} />
      <p className={css.invitationTitle}>{t.emptyTitle}</p>
      <p>{t.emptyText}</p>
      <Examples examples={examples} onSend={onSend} />
    </div>
  );
}

/** What becomes of the messages, also when the config changes after they were sent. */
function useTurns(
  robot: StoredRobot,
  edited: StoredRobot | undefined,
  said: readonly Said[],
): readonly Turn[] {
  const savedRobot = useMemo(() => prepareRobot(robot), [robot]);
  const editedRobot = useMemo(() => edited && prepareRobot(edited), [edited]);
  return useMemo(() => {
    const after = editedRobot && converse(editedRobot, said);
    return converse(savedRobot, said).flatMap((saved, at) => {
      const one = said[at];
      return one ? [{ said: one, saved, edited: after?.[at] }] : [];
    });
  }, [savedRobot, editedRobot, said]);
}

interface TracePartProps {
  readonly saved: StoredRobot;
  readonly edited: StoredRobot | undefined;
  readonly turn: Turn | undefined;
  readonly onOpenRule: ((rule: RuleReference) => void) | undefined;
}

function TracePart({ turn, saved, edited, onOpenRule }: TracePartProps) {
  const t = useMessages(simulatorMessages);
  const [version, setVersion] = useState<'saved' | 'edited'>('edited');
  const hasBoth = turn?.edited !== undefined && !isSameOutcome(turn.saved, turn.edited);
  const shown = (version === 'edited' && turn?.edited) || turn?.saved;
  return (
    <Card title={t.traceTitle}>
      {turn && shown ? (
        <div className={css.column}>
          <p className={css.clipped}>{t.traceOf({ text: messageText(turn.said.message, t) })}</p>
          {hasBoth ? (
            <SegmentedControl
              label={t.version}
              items={[
                { id: 'saved', label: t.saved },
                { id: 'edited', label: t.edited },
              ]}
              value={version}
              onChange={setVersion}
            />
          ) : null}
          <TraceList
            stages={shown.trace}
            queryOf={robotQuery(shown === turn.saved ? saved : (edited ?? saved), saved)}
            {...(onOpenRule && { onOpenRule })}
          />
        </div>
      ) : (
        <Text tone="muted">{t.traceEmpty}</Text>
      )}
    </Card>
  );
}

function MissingParts({ loaded, onRetry }: Pick<SimulatorProps, 'loaded' | 'onRetry'>) {
  const t = useMessages(simulatorMessages);
  const { locale } = useChatdeck();
  const { missing } = loaded;
  return (
    <>
      {missing.length > 0 ? (
        <Banner
          tone="warning"
          title={t.missing({
            parts: joinList(
              missing.map((part) => t[part]),
              locale,
            ),
          })}
          action={
            <Button size="sm" onPress={onRetry}>
              {t.retry}
            </Button>
          }
        >
          {t.missingText}
        </Banner>
      ) : null}
    </>
  );
}
