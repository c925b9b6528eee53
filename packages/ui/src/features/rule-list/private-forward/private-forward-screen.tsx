import type { PrivateForward } from '@chatdeck/sdk';
import { FORWARD_MESSAGES } from '@chatdeck/sdk/constants';
import { ArrowRight, Forward } from 'lucide-react';
import { useMessages } from '../../../messages';
import { Icon } from '../../../primitives/icon/icon';
import { Text } from '../../../primitives/text/text';
import { useChatdeck } from '../../../provider/chatdeck-context';
import { PrivateForwardDialog } from '../../rule';
import type {
  RowDialogProps,
  RowWordsProps,
  RuleListDefinition,
} from '../screen/rule-list-definition';
import { RuleListScreen } from '../screen/rule-list-screen';
import * as css from '../screen/rule-row.css';
import { NameWords } from '../words/name-words';
import { ruleWordsMessages } from '../words/rule-words.messages';
import { privateForwardScreenMessages } from './private-forward-screen.messages';

function Words({ row: { name, type, rooms, contacts } }: RowWordsProps<PrivateForward>) {
  const t = useMessages(privateForwardScreenMessages);
  const { nobody } = useMessages(ruleWordsMessages);
  const { locale } = useChatdeck();
  const kind = FORWARD_MESSAGES.find(({ value }) => value === type);
  return (
    <>
      <p className={css.sentence}>
        <Text weight="strong">{name}</Text> {t.writes}
      </p>
      <div className={css.answer}>
        <Icon of={ArrowRight} size={16} />
        {t.forwardTo}
        <NameWords kind="room" names={rooms} />
        <NameWords kind="contact" names={contacts} />
        {rooms.length + contacts.length === 0 ? nobody : null}
        <Text size="xs" tone="muted">
          {kind?.text[locale] ?? ''}
        </Text>
      </div>
    </>
  );
}

const Dialog = ({ row, ...props }: RowDialogProps<PrivateForward>) => (
  <PrivateForwardDialog {...props} isOpen rule={row} />
);

const definition: RuleListDefinition<'privateForwards'> = {
  list: 'privateForwards',
  icon: Forward,
  texts: privateForwardScreenMessages,
  Words,
  Dialog,
  isForMembers: true,
};

/** What single users write, forwarded to groups and friends; for members. */
export const PrivateForwardScreen = () => <RuleListScreen definition={definition} />;
