import { lazyDialog } from '#context/lazy-part.tsx';
import { useState } from 'react';
import { useMessages } from '#messages';
import { Button } from '#primitives/button/button.tsx';
import { relatedMessages } from './related.messages';
import { useUsedIn, type UsedInProps } from './use-related';

const RelatedDialog = lazyDialog(() => import('./related-dialog'));

/** In how many places something is used, pressed to see them; nothing where it is used in none. */
export default function UsedIn({ subject, page }: UsedInProps) {
  const { name } = subject;
  const t = useMessages(relatedMessages);
  const count = useUsedIn({ subject, page });
  const [isOpen, setOpen] = useState(false);
  if (count === 0 && !isOpen) return null;
  return (
    <>
      <Button
        variant="link"
        size="sm"
        label={t.usedInOf({ name, count })}
        onPress={() => setOpen(true)}
      >
        {t.usedIn(count)}
      </Button>
      {isOpen ? <RelatedDialog target={subject} onClose={() => setOpen(false)} /> : null}
    </>
  );
}
