import { useEffect, useRef, useState } from 'react';
import { Button as AriaButton } from 'react-aria-components/Button';
import { lazyPart } from '#context/lazy-part.tsx';
import { useMessages } from '#messages';
import { Badge } from '#primitives/badge/badge.tsx';
import { editedKeys, type EditedConfig } from '#lists/config/config-edits.ts';
import { FIELD_GROUPS, type FieldGroup } from '#lists/config/fields/config-field.ts';
import { fieldOf } from '#lists/config/fields/config-fields.ts';
import { fieldGroupMessages } from '#lists/config/fields/field-group.messages.ts';
import { robotConfigMessages } from '../robot-config.messages';
import * as css from './config-editor.css';
import type { FieldJump } from './use-field-jump';

// Only a narrow page has it.
const GroupSelect = lazyPart(() => import('./group-select'));

/** A group that starts within this distance from the top of the list counts as being read, in pixels. */
const READING_PX = 120;

/** Edges can lie on fractional pixels. */
const SLACK_PX = 2;

type PlaceOf = (group: FieldGroup) => HTMLElement | undefined;

/** The group in view, or the one just chosen; `navRef` is for the list of groups, which is scrolled along. */
function useGroupInView(placeOf: PlaceOf) {
  const navRef = useRef<HTMLElement>(null);
  const chosen = useRef<{ readonly group: FieldGroup; readonly top: number }>(undefined);
  const [current, setCurrent] = useState<FieldGroup>(FIELD_GROUPS[0]);

  useEffect(() => {
    const nav = navRef.current;
    const topOf = (group: FieldGroup) => placeOf(group)?.getBoundingClientRect().top ?? Infinity;
    const onScroll = ({ target }: Event) => {
      const scroller = target instanceof Element ? target : document.scrollingElement;
      if (!nav || !scroller?.contains(nav)) return;
      const { group, top } = chosen.current ?? {};
      if (group && Math.abs(topOf(group) - (top ?? 0)) <= SLACK_PX) return setCurrent(group);
      const line = nav.getBoundingClientRect().top + READING_PX;
      const begun = FIELD_GROUPS.filter((other) => topOf(other) <= line);
      const read = isAtEnd(scroller) ? FIELD_GROUPS : begun;
      setCurrent(read.at(-1) ?? FIELD_GROUPS[0]);
    };
    // The scroll container may belong to the host, so events are captured; scroll events do not leave a shadow root.
    const roots = new Set<Node | undefined>([document, nav?.getRootNode()]);
    const options = { capture: true, passive: true };
    roots.forEach((root) => root?.addEventListener('scroll', onScroll, options));
    return () => roots.forEach((root) => root?.removeEventListener('scroll', onScroll, options));
  }, [placeOf]);

  /** Marks the chosen group until the user scrolls. */
  const choose = (group: FieldGroup) => {
    const place = placeOf(group);
    chosen.current = place && { group, top: place.getBoundingClientRect().top };
    setCurrent(group);
  };
  return { navRef, current, choose };
}

/** The last group may be too short to reach the top. */
const isAtEnd = ({ scrollTop, clientHeight, scrollHeight }: Element) =>
  scrollTop + clientHeight >= scrollHeight - SLACK_PX;

interface Props {
  readonly config: EditedConfig;
  readonly jump: FieldJump;
}

/**
 * The groups with their unsaved changes, the one in view marked: a list beside the form, or a select above a narrow
 * one.
 */
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
