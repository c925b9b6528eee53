import { Avatar } from '#primitives/avatar/avatar.tsx';
import { Row } from '#primitives/stack/stack.tsx';
import { Text } from '#primitives/text/text.tsx';

interface Props {
  readonly name: string;
  readonly avatar: string | undefined;
}

/** The picture and the name of a group or friend. */
export const ChatName = ({ name, avatar }: Props) => (
  <Row gap={3}>
    <Avatar name={name} src={avatar} />
    <Text isClipped weight="medium">
      {name}
    </Text>
  </Row>
);
