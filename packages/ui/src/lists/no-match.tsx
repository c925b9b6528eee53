import { SearchX } from 'lucide-react';
import { useMessages } from '../messages';
import { Button } from '../primitives/button/button';
import { EmptyState } from '../primitives/empty-state/empty-state';
import { primitiveMessages } from '../primitives/primitives.messages';

interface NoMatchProps {
  readonly title: string;
  readonly children: string;
  readonly onClear: () => void;
}

/** A search that found nothing. */
export function NoMatch({ title, children, onClear }: NoMatchProps) {
  const t = useMessages(primitiveMessages);
  return (
    <EmptyState
      icon={SearchX}
      title={title}
      actions={<Button onPress={onClear}>{t.clearSearch}</Button>}
    >
      {children}
    </EmptyState>
  );
}
