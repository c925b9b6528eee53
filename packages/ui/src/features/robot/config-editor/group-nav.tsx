import { memo } from 'react';
import { Button as AriaButton } from 'react-aria-components/Button';
import { useMessages } from '#messages';
import { Badge } from '#primitives/badge/badge.tsx';
import { Select } from '#primitives/select/select.tsx';
import { editedKeys, type EditedConfig } from '#lists/config/config-edits.ts';
import { FIELD_GROUPS, type FieldGroup } from '#lists/config/fields/config-field.ts';
import { fieldOf } from '#lists/config/fields/config-fields.ts';
import { fieldGroupMessages } from '#lists/config/fields/field-group.messages.ts';
import { robotConfigMessages } from '../robot-config-screen/robot-config.messages';
import * as css from './config-editor.css';
import type { FieldJump } from './use-field-jump';
import { useGroupInView } from './use-group-in-view';

interface Props {
  readonly config: EditedConfig;
  readonly jump: FieldJump;
}

/** The groups with their unsaved changes and the one in view: a list beside the form, a select over a narrow one. */
export function GroupNav({ config, jump }: Props) {
  const names = useMessages(fieldGroupMessages);
  const t = useMessages(robotConfigMessages);
  const { navRef, current, choose } = useGroupInView(jump.placeOf);
  const changed = editedKeys(config.edits).map((key) => fieldOf(key)?.group);
  const countOf = (group: FieldGroup) => changed.filter((other) => other === group).length;
  return (
    <>
      <nav ref={navRef} className={css.wide} aria-label={t.groups}>
        <ul className={css.nav}>
          {FIELD_GROUPS.map((group) => (
            <li key={group}>
              <GroupLink
                name={names[group]}
                count={countOf(group)}
                isCurrent={group === current}
                onGo={() => {
                  jump.toGroup(group);
                  choose(group);
                }}
              />
            </li>
          ))}
        </ul>
      </nav>
      <div className={css.narrow}>
        <GroupSelect onGo={jump.toGroup} />
      </div>
    </>
  );
}

// A select is dear to draw, and nothing of it changes while somebody types.
const GroupSelect = memo(function GroupSelect({ onGo }: { onGo: FieldJump['toGroup'] }) {
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
  readonly isCurrent: boolean;
  readonly onGo: () => void;
}

function GroupLink({ name, count, isCurrent, onGo }: LinkProps) {
  const t = useMessages(robotConfigMessages);
  return (
    <AriaButton
      className={css.navLink}
      onPress={onGo}
      {...(isCurrent && { 'aria-current': 'location' })}
      {...(count > 0 && { 'aria-label': t.changesIn({ label: name, count }) })}
    >
      {name}
      {count > 0 ? <Badge tone="warning">{String(count)}</Badge> : null}
    </AriaButton>
  );
}
