import { ChevronDown, Crown, Sparkles } from 'lucide-react';
import { useEffect, useId, useRef, useState, type ReactNode } from 'react';
import { onResize } from '#context/on-resize.ts';
import { useMessages } from '#messages';
import { Icon } from '#primitives/icon/icon.tsx';
import { appShellMessages } from './app-shell.messages';
import { HostLink } from './host-link';
import * as css from './side-nav.css';

/** One page in the sidebar. */
export interface MenuEntry {
  readonly name: string;
  readonly href: string;
  readonly label: string;
  readonly icon: ReactNode;
  /** Marks a page for members, or for accounts with custom rights. */
  readonly badge?: 'member' | 'custom' | undefined;
  /** Stands at the end of its line, such as a number of problems. */
  readonly mark?: ReactNode;
}

/** A line of the sidebar that expands to show its pages. */
export interface MenuFold {
  readonly name: string;
  readonly label: string;
  readonly icon: ReactNode;
  readonly badge?: 'member' | 'custom' | undefined;
  /** Stands at the end of its line while it is closed. */
  readonly mark?: ReactNode;
  readonly entries: readonly MenuEntry[];
}

/** Related pages; a group without a title has lines that speak for themselves. */
export interface MenuGroup {
  readonly title?: string;
  readonly entries: readonly (MenuEntry | MenuFold)[];
}

interface SideNavProps {
  readonly groups: readonly MenuGroup[];
  readonly current: string;
  readonly label: string;
  readonly onFollow: (href: string) => void;
}

/** The pages of the sidebar by group. */
export function SideNav({ groups, label, ...place }: SideNavProps) {
  const nav = useRef<HTMLElement>(null);
  const { current } = place;
  // Which pages an account has is known later than which page is open.
  const isListed = groups.some(({ entries }) => entries.some((entry) => holds(entry, current)));
  // A window is often shorter than the list, and the page may be at its end.
  useEffect(() => {
    if (!isListed) return undefined;
    const line = nav.current?.querySelector('[aria-current="page"]');
    const show = () => line?.scrollIntoView?.({ block: 'nearest' });
    show();
    // The robot above takes more room once its state is known.
    return nav.current?.parentElement ? onResize(nav.current.parentElement, show) : undefined;
  }, [current, isListed]);
  return (
    <nav ref={nav} aria-label={label} className={css.nav}>
      {groups.map((group) => (
        <div key={group.title ?? group.entries[0]?.name} className={css.group}>
          {group.title && <div className={css.groupTitle}>{group.title}</div>}
          {group.entries.map((entry) =>
            'entries' in entry ? (
              <Fold key={entry.name} fold={entry} {...place} />
            ) : (
              <Entry key={entry.name} entry={entry} {...place} />
            ),
          )}
        </div>
      ))}
    </nav>
  );
}

const holds = (entry: MenuEntry | MenuFold, current: string): boolean =>
  'entries' in entry ? entry.entries.some(({ name }) => name === current) : entry.name === current;

type Place = Pick<SideNavProps, 'current' | 'onFollow'>;

function Entry({ entry, current, onFollow }: Place & { readonly entry: MenuEntry }) {
  return (
    <HostLink
      href={entry.href}
      onFollow={onFollow}
      className={css.entry}
      isCurrent={entry.name === current}
    >
      <EntryText {...entry} />
    </HostLink>
  );
}

/** Open while one of its pages is current, unless the user closed it. */
function Fold({ fold, ...place }: Place & { readonly fold: MenuFold }) {
  const id = useId();
  const holdsCurrent = holds(fold, place.current);
  const [toggled, setToggled] = useState<{ readonly at: string; readonly isOpen: boolean }>();
  const isOpen = toggled && toggled.at === place.current ? toggled.isOpen : holdsCurrent;
  return (
    <>
      <button
        type="button"
        className={css.entry}
        aria-expanded={isOpen}
        aria-controls={id}
        onClick={() => setToggled({ at: place.current, isOpen: !isOpen })}
      >
        <EntryText {...fold} mark={isOpen ? undefined : fold.mark} />
        <span className={css.chevron}>
          <Icon of={ChevronDown} size={16} />
        </span>
      </button>
      <div id={id} className={css.folded} hidden={!isOpen}>
        {isOpen
          ? fold.entries.map((entry) => <Entry key={entry.name} entry={entry} {...place} />)
          : null}
      </div>
    </>
  );
}

function EntryText({ icon, label, badge, mark }: Omit<MenuEntry, 'name' | 'href'>) {
  return (
    <>
      <span className={css.icon}>{icon}</span>
      <span className={css.label}>{label}</span>
      {mark}
      {badge && <EntryBadge kind={badge} />}
    </>
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
