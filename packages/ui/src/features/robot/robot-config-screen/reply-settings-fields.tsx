import type { ReplySettings } from '@chatdeck/sdk/rules';
import type { Control } from 'react-hook-form';
import {
  FormNumberField,
  FormSwitchRow,
  FormTextArea,
  FormTextField,
  useFormField,
} from '../../../forms';
import { useMessages } from '../../../messages';
import { SegmentedControl } from '../../../primitives/segmented-control/segmented-control';
import { SwitchRow } from '../../../primitives/switch-row/switch-row';
import * as css from './robot-config.css';
import { robotConfigMessages } from './robot-config.messages';
import { SettingsGroup } from './settings-group';

interface Props {
  readonly control: Control<ReplySettings, unknown, ReplySettings>;
}

/** All fields of the reply settings, in their groups. */
export function ReplySettingsFields({ control }: Props) {
  const t = useMessages(robotConfigMessages);
  return (
    <>
      <SettingsGroup title={t.replies} text={t.repliesText}>
        <div className={css.rows}>
          <FormSwitchRow
            control={control}
            name="autoReply"
            label={t.autoReply}
            description={t.autoReplyHelp}
          />
          <ScopeChoice control={control} />
          <NumericSwitch
            control={control}
            name="roomAt"
            label={t.roomAt}
            description={t.roomAtHelp}
          />
          <FormSwitchRow
            control={control}
            name="ignoreRoomMentionAll"
            label={t.ignoreRoomMentionAll}
          />
          <NumericSwitch
            control={control}
            name="friendNoReplyInRoom"
            label={t.friendNoReplyInRoom}
            description={t.friendNoReplyInRoomHelp}
          />
        </div>
      </SettingsGroup>
      <SettingsGroup title={t.pace} text={t.paceText}>
        <Pace control={control} />
      </SettingsGroup>
      <SettingsGroup title={t.words} text={t.wordsText}>
        <FormTextField
          control={control}
          name="defaultReply"
          label={t.defaultReply}
          description={t.defaultReplyHelp}
        />
        <FormTextArea
          control={control}
          name="preventWords"
          label={t.preventWords}
          description={t.preventWordsHelp}
          rows={2}
        />
      </SettingsGroup>
      <SettingsGroup title={t.friends} text={t.friendsText}>
        <div className={css.rows}>
          <FormSwitchRow
            control={control}
            name="autoAcceptFriend"
            label={t.autoAcceptFriend}
            description={t.autoAcceptFriendHelp}
          />
        </div>
      </SettingsGroup>
    </>
  );
}

function Pace({ control }: Props) {
  const t = useMessages(robotConfigMessages);
  return (
    <div className={css.numbers}>
      <FormNumberField
        control={control}
        name="chatDelay"
        label={t.chatDelay}
        description={t.chatDelayHelp}
        suffix={t.second}
      />
      <FormNumberField
        control={control}
        name="preventLength"
        label={t.preventLength}
        description={t.preventLengthHelp}
        suffix={t.character}
      />
      <FormNumberField
        control={control}
        name="openaiTimeout"
        label={t.openaiTimeout}
        description={t.openaiTimeoutHelp}
        suffix={t.second}
      />
    </div>
  );
}

function ScopeChoice({ control }: Props) {
  const t = useMessages(robotConfigMessages);
  const { value, onChange } = useFormField(control, 'botScope');
  return (
    <div className={css.choice}>
      <span>{t.botScope}</span>
      <SegmentedControl
        label={t.botScope}
        items={[
          { id: 'all', label: t.scopeAll },
          { id: 'room', label: t.scopeRoom },
          { id: 'friend', label: t.scopeFriend },
        ]}
        value={value}
        onChange={onChange}
      />
    </div>
  );
}

interface NumericSwitchProps extends Props {
  readonly name: 'roomAt' | 'friendNoReplyInRoom';
  readonly label: string;
  readonly description: string;
}

/** The robot wants 1 and 0 for these two, so the switch is turned into numbers at the field. */
function NumericSwitch({ control, name, label, description }: NumericSwitchProps) {
  const { value, onChange } = useFormField(control, name);
  return (
    <SwitchRow
      label={label}
      description={description}
      name={name}
      value={value === 1}
      onChange={(isOn) => onChange(isOn ? 1 : 0)}
    />
  );
}
