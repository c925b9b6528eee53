import { ChevronDown, ChevronUp } from 'lucide-react';
import { useId, useMemo, useState, type ReactNode } from 'react';
import { Button } from 'react-aria-components/Button';
import * as choiceCss from '#forms/choice-field.css.ts';
import { choices } from '#forms/choice-segments.css.ts';
import { useMessages } from '#messages';
import { Autocomplete } from '#primitives/autocomplete/autocomplete.tsx';
import { Icon } from '#primitives/icon/icon.tsx';
import { SegmentedControl } from '#primitives/segmented-control/segmented-control.tsx';
import { Select } from '#primitives/select/select.tsx';
import { SwitchRow } from '#primitives/switch-row/switch-row.tsx';
import * as css from './simulator.css';
import { simulatorMessages } from './simulator.messages';
import { MESSAGE_KINDS, type KnownChat, type MessageKind, type Speaker } from './speaker.model';

interface Props {
  readonly speaker: Speaker;
  readonly friends: readonly KnownChat[];
  readonly rooms: readonly KnownChat[];
  readonly kind: MessageKind;
  readonly onChange: (speaker: Speaker) => void;
  readonly onKindChange: (kind: MessageKind) => void;
}

/** Who speaks to the robot, where, and what kind of message; in a narrow container one line that opens them. */
export function SpeakerFields(props: Props) {
  const { speaker, friends, rooms, kind, onChange, onKindChange } = props;
  const t = useMessages(simulatorMessages);
  const [isOpen, setOpen] = useState(false);
  const fields = useId();
  const { isStranger, isInRoom } = speaker;
  const summary = [
    isStranger ? t.stranger : (speaker.friend?.name ?? t.friend),
    isInRoom ? (speaker.room?.name ?? t.inRoom) : t.inPrivate,
    t[kind],
  ];
  return (
    <>
      <Button
        className={css.summary}
        aria-expanded={isOpen}
        aria-controls={fields}
        onPress={() => setOpen(!isOpen)}
      >
        <span className={css.summaryText}>{summary.join(' · ')}</span>
        <Icon of={isOpen ? ChevronUp : ChevronDown} size={16} />
      </Button>
      <div id={fields} className={css.fields} data-closed={!isOpen || undefined}>
        <Labelled label={t.speaker}>
          <SegmentedControl
            label={t.speaker}
            items={[
              { id: 'friend', label: t.friend },
              { id: 'stranger', label: t.stranger },
            ]}
            value={isStranger ? 'stranger' : 'friend'}
            onChange={(id) => onChange({ ...speaker, isStranger: id === 'stranger' })}
          />
        </Labelled>
        <Labelled label={t.place}>
          <SegmentedControl
            label={t.place}
            items={[
              { id: 'private', label: t.inPrivate },
              { id: 'room', label: t.inRoom },
            ]}
            value={isInRoom ? 'room' : 'private'}
            onChange={(id) => onChange({ ...speaker, isInRoom: id === 'room' })}
          />
        </Labelled>
        {isStranger ? null : (
          <ChatField
            label={t.friendName}
            placeholder={t.anyFriend}
            chats={friends}
            value={speaker.friend}
            onChange={(friend) => onChange({ ...speaker, friend })}
          />
        )}
        {isInRoom ? (
          <>
            <ChatField
              label={t.roomName}
              placeholder={t.anyRoom}
              chats={rooms}
              value={speaker.room}
              onChange={(room) => onChange({ ...speaker, room })}
            />
            <SwitchRow
              label={t.mentioned}
              value={speaker.isMentioned}
              onChange={(isMentioned) => onChange({ ...speaker, isMentioned })}
            />
          </>
        ) : null}
        <Select
          label={t.kind}
          items={MESSAGE_KINDS.map((id) => ({ id, label: t[id] }))}
          value={kind}
          onChange={(chosen) => chosen && onKindChange(chosen)}
        />
      </div>
    </>
  );
}

interface LabelledProps {
  readonly label: string;
  readonly children: ReactNode;
}

/** A group of choices below its label. */
const Labelled = ({ label, children }: LabelledProps) => (
  <div className={choiceCss.field}>
    {/* The group has the same text as its accessible name. */}
    <span className={choiceCss.label} aria-hidden>
      {label}
    </span>
    <div className={choices}>{children}</div>
  </div>
);

/** A longer list of suggestions would be slow, and nobody reads it. */
const MOST_SUGGESTIONS = 50;

interface ChatFieldProps {
  readonly label: string;
  readonly placeholder: string;
  readonly chats: readonly KnownChat[];
  readonly value: KnownChat | undefined;
  readonly onChange: (chat: KnownChat | undefined) => void;
}

/** A friend or a group of the robot, or any: leaving the field without a choice restores the previous one. */
function ChatField({ label, placeholder, chats, value, onChange }: ChatFieldProps) {
  const [typed, setTyped] = useState<string>();
  const [word, setWord] = useState('');
  const suggestions = useMemo(() => {
    const wanted = word.trim().toLowerCase();
    return chats
      .filter(({ name, alias = '' }) => `${name}\n${alias}`.toLowerCase().includes(wanted))
      .slice(0, MOST_SUGGESTIONS)
      .map(({ id, name, alias }) => ({ id, label: name, hint: alias || undefined }));
  }, [chats, word]);
  return (
    <Autocomplete
      label={label}
      placeholder={placeholder}
      suggestions={suggestions}
      value={typed ?? value?.name ?? ''}
      // What was chosen before must not hide the other choices.
      onSearch={(text) => setWord(text === value?.name ? '' : text)}
      onChange={(text) => {
        setTyped(text);
        if (text === '') onChange(undefined);
      }}
      onPick={({ id }) => {
        setTyped(undefined);
        onChange(chats.find((chat) => chat.id === id));
      }}
      onBlur={() => setTyped(undefined)}
    />
  );
}
