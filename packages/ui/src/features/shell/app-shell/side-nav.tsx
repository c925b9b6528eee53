import { Crown, Sparkles } from 'lucide-react';
import type { ReactNode } from 'react';
import { useMessages } from '../../../messages';
import { Icon } from '../../../primitives/icon/icon';
import { appShellMessages } from './app-shell.messages';
import { HostLink } from './host-link';
import * as css from './side-nav.css';

/** One page in the sidebar. */
export interface MenuEntry {
  readonly name: string;
  readonly href: string;
  readonly label: string;
  readonly icon: ReactNode;
  /** For members, or for accounts with custom rights. */
  readonly badge?: 'member' | 'custom' | undefined;
}

/** Pages that belong together; the first group has no title. */
export interface MenuGroup {
  readonly title?: string;
  readonly entries: readonly MenuEntry[];
}

interface Props {
  readonly groups: readonly MenuGroup[];
  readonly current: string;
  readonly label: string;
  readonly onFollow: (href: string) => void;
}

/** The sidebar's pages by group. */
export function SideNav({ groups, current, label, onFollow }: Props) {
  return (
    <nav aria-label={label} className={css.nav}>
      {groups.map((group) => (
        <div key={group.title ?? ''} className={css.nav}>
          {group.title && <div className={css.groupTitle}>{group.title}</div>}
          {group.entries.map((entry) => (
            <HostLink
              key={entry.name}
              href={entry.href}
              onFollow={onFollow}
              className={css.entry}
              isCurrent={entry.name === current}
            >
              <span className={css.icon}>{entry.icon}</span>
              <span className={css.label}>{entry.label}</span>
              {entry.badge && <EntryBadge kind={entry.badge} />}
            </HostLink>
          ))}
        </div>
      ))}
    </nav>
  );
}

function EntryBadge({ kind }: { readonly kind: NonNullable<MenuEntry['badge']> }) {
  const t = useMessages(appShellMessages);
  const isMember = kind === 'member';
  return (
    <span className={css.badge} role="img" aria-label={isMember ? t.forMembers : t.forCustom}>
      <Icon of={isMember ? Crown : Sparkles} size={14} />
    </span>
  );
}
