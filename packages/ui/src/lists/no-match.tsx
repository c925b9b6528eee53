import { SearchX } from 'lucide-react';
import { useMessages } from '#messages';
import { Button } from '#primitives/button/button.tsx';
import { EmptyState } from '#primitives/empty-state/empty-state.tsx';
import { primitiveMessages } from '#primitives/primitives.messages.ts';

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
