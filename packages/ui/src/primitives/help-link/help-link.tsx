import { ExternalLink } from 'lucide-react';
import { useChatdeck } from '#context/chatdeck-context.ts';
import type { HelpTopic } from '#context/help.ts';
import { useMessages } from '#messages';
import { Icon } from '../icon/icon';
import { primitiveMessages } from '../primitives.messages';
import * as css from './help-link.css';

/** A link to what the host's help says of a failure, if it says anything. The page stays as it is: another one opens. */
export function HelpLink({ topic }: { readonly topic: HelpTopic }) {
  const { helpHrefOf } = useChatdeck();
  const t = useMessages(primitiveMessages);
  const href = helpHrefOf?.(topic);
  if (href === undefined) return null;
  return (
    <a className={css.link} href={href} target="_blank" rel="noopener noreferrer">
      {t.whatToDo}
      <Icon of={ExternalLink} size={12} />
    </a>
  );
}
