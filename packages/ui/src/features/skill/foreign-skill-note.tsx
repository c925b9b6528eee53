import { useMessages } from '#messages';
import { Text } from '#primitives/text/text.tsx';
import { skillMessages } from './skill.messages';

/** Warns beside a skill of the hosted service that it has no effect here. */
export function ForeignSkillNote() {
  const { foreign } = useMessages(skillMessages);
  return (
    <Text size="xs" tone="danger">
      {foreign}
    </Text>
  );
}
