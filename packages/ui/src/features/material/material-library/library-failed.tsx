import type { CallError } from '#context/call-error.ts';
import { isRecord } from '#context/draft-storage.ts';
import { useMessages } from '#messages';
import { Card } from '#primitives/card/card.tsx';
import { CopyField } from '#primitives/copy-field/copy-field.tsx';
import { LoadFailed } from '#primitives/failed-state/failed-state.tsx';
import { materialLibraryMessages } from './material-library.messages';
import { support } from './material-library.css';

interface LibraryFailedProps {
  readonly error: CallError;
  readonly onRetry: () => void;
}

/** A library that did not load, with what support asks for. */
export function LibraryFailed({ error, onRetry }: LibraryFailedProps) {
  const t = useMessages(materialLibraryMessages);
  const requestId = isRecord(error.detail) ? error.detail.requestId : undefined;
  return (
    <Card isFlush>
      <LoadFailed error={error} onRetry={onRetry} />
      {typeof requestId === 'string' ? (
        <div className={support}>
          <CopyField label={t.requestId} value={requestId} />
        </div>
      ) : null}
    </Card>
  );
}
