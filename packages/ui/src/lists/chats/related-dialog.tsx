import type { Relation } from '@chatdeck/sdk';
import { Unlink2 } from 'lucide-react';
import { useMessages } from '#messages';
import { PlaceLink } from '#primitives/button/place-link.tsx';
import { Dialog } from '#primitives/dialog/dialog.tsx';
import { EmptyState } from '#primitives/empty-state/empty-state.tsx';
import { LoadedPart } from '#primitives/loaded-part/loaded-part.tsx';
import { Text } from '#primitives/text/text.tsx';
import type { SendTarget } from '#store/send-target.ts';
import { WhenWords } from '#lists/records/words/when-words.tsx';
import { destinationOf, isRelatedPlace } from './related-places';
import * as css from './related.css';
import { relatedMessages } from './related.messages';
import { useRelated } from './use-related';

interface Props {
  readonly target: SendTarget;
  readonly onClose: () => void;
}

/** Which rules, schedules and tasks name a group or friend, each with the way to it. */
export default function RelatedDialog({ target, onClose }: Props) {
  const t = useMessages(relatedMessages);
  return (
    <Dialog
      isOpen
      isDismissable
      title={t.title({ name: target.name })}
      description={t.description}
      onOpenChange={onClose}
    >
      <Relations target={target} />
    </Dialog>
  );
}

function Relations({ target }: Pick<Props, 'target'>) {
  const t = useMessages(relatedMessages);
  const list = useRelated(target);
  return (
    <LoadedPart state={list} label={t.loading} rows={3}>
      {({ rows }) =>
        rows.length === 0 ? (
          <EmptyState icon={Unlink2} title={t.none}>
            {t.noneText}
          </EmptyState>
        ) : (
          <ul className={css.list} aria-label={t.title({ name: target.name })}>
            {rows.map((relation) => (
              <li
                key={`${relation.place}:${relation.id ?? relation.at ?? ''}`}
                className={css.item}
              >
                <Place relation={relation} />
                <WhenWords cron={relation.label} />
              </li>
            ))}
          </ul>
        )
      }
    </LoadedPart>
  );
}

function Place({ relation }: { readonly relation: Relation }) {
  const t = useMessages(relatedMessages);
  const { place } = relation;
  const name = isRelatedPlace(place) ? t[place] : place;
  const to = destinationOf(relation);
  return to === undefined ? (
    <Text weight="medium">{name}</Text>
  ) : (
    <PlaceLink to={to}>{name}</PlaceLink>
  );
}
