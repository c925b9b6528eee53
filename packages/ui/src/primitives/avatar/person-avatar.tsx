import { Avatar, type AvatarProps } from './avatar';
import * as css from './person-avatar.css';

const HUES = Object.values(css.hue);

/** Always the same for a name, so that people are recognized by it. */
function hueOf(name: string): string | undefined {
  let sum = 0;
  for (const letter of name) sum = (sum * 31 + (letter.codePointAt(0) ?? 0)) % 65_521;
  return HUES[sum % HUES.length];
}

/** The picture of somebody, or of a group, among others; without one the first character of the name in a colour of its own. */
export function PersonAvatar(props: Omit<AvatarProps, 'tone' | 'className'>) {
  return <Avatar {...props} className={hueOf(props.name)} />;
}
