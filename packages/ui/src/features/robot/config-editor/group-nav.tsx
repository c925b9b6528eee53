import { memo } from 'react';
import { Button as AriaButton } from 'react-aria-components/Button';
import { useMessages } from '../../../messages';
import { Badge } from '../../../primitives/badge/badge';
import { Select } from '../../../primitives/select/select';
import { editedKeys, type EditedConfig } from '../document/config-edits';
import { FIELD_GROUPS, type FieldGroup } from '../fields/config-field';
import { fieldOf } from '../fields/config-fields';
import { fieldGroupMessages } from '../fields/field-group.messages';
import { robotConfigMessages } from '../robot-config-screen/robot-config.messages';
import * as css from './config-editor.css';

interface Props {
  readonly config: EditedConfig;
  readonly onGo: (group: FieldGroup) => void;
}

/** The groups with their unsaved changes: a list beside the form, a select over a narrow one. */
export function GroupNav({ config, onGo }: Props) {
  const names = useMessages(fieldGroupMessages);
  const t = useMessages(robotConfigMessages);
  const changed = editedKeys(config.edits).map((key) => fieldOf(key)?.group);
  const countOf = (group: FieldGroup) => changed.filter((other) => other === group).length;
  return (
    <>
      <nav className={css.wide} aria-label={t.groups}>
        <ul className={css.nav}>
          {FIELD_GROUPS.map((group) => (
            <li key={group}>
              <GroupLink name={names[group]} count={countOf(group)} onGo={() => onGo(group)} />
            </li>
          ))}
        </ul>
      </nav>
      <div className={css.narrow}>
        <GroupSelect onGo={onGo} />
      </div>
    </>
  );
}

// A select is dear to draw, and nothing of it changes while somebody types.
const GroupSelect = memo(function GroupSelect({ onGo }: Pick<Props, 'onGo'>) {
  const names = useMessages(fieldGroupMessages);
  const t = useMessages(robotConfigMessages);
  return (
    <Select
      label={t.jumpTo}
      items={FIELD_GROUPS.map((group) => ({ id: group, label: names[group] }))}
      value={null}
      placeholder={t.groups}
      onChange={(group) => group !== null && onGo(group)}
    />
  );
});

interface LinkProps {
  readonly name: string;
  readonly count: number;
  readonly onGo: () => void;
}

function GroupLink({ name, count, onGo }: LinkProps) {
  const t = useMessages(robotConfigMessages);
  return (
    <AriaButton
      className={css.navLink}
      onPress={onGo}
      {...(count > 0 && { 'aria-label': t.changesIn({ label: name, count }) })}
    >
      {name}
      {count > 0 ? <Badge tone="warning">{String(count)}</Badge> : null}
    </AriaButton>
  );
}
