import { RefreshCw } from 'lucide-react';
import { useMessages } from '#messages';
import { Banner } from '../banner/banner';
import { Button } from '../button/button';
import { primitiveMessages } from '../primitives.messages';

export interface StaleNoticeProps {
  /** What was not refreshed. Default a list. */
  readonly of?: 'list' | 'page';
  readonly onRetry: () => void;
}

/** Says that the content below is stale because the last refresh failed. */
export function StaleNotice({ of = 'list', onRetry }: StaleNoticeProps) {
  const t = useMessages(primitiveMessages);
  return (
    <Banner
      tone="warning"
      title={of === 'list' ? t.listIsStale : t.pageIsStale}
      action={
        <Button size="sm" icon={RefreshCw} onPress={onRetry}>
          {t.retry}
        </Button>
      }
    >
      {t.listIsStaleText}
    </Banner>
  );
}
