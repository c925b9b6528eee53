import { useMessages } from '#messages';
import { Banner } from '#primitives/banner/banner.tsx';
import { Button } from '#primitives/button/button.tsx';
import { Row } from '#primitives/stack/stack.tsx';
import { shellNoticesMessages } from './shell-notices.messages';

export interface UpdateBannerProps {
  readonly onReload: () => void;
  readonly onLater: () => void;
}

/** Offers to reload a page that is older than its server. */
export function UpdateBanner({ onReload, onLater }: UpdateBannerProps) {
  const t = useMessages(shellNoticesMessages);
  return (
    <Banner
      action={
        <Row>
          <Button size="sm" variant="quiet" onPress={onLater}>
            {t.later}
          </Button>
          <Button size="sm" onPress={onReload}>
            {t.reload}
          </Button>
        </Row>
      }
    >
      {t.updated}
    </Banner>
  );
}
