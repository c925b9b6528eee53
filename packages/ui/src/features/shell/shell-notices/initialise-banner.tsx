import { NOTICE_TEXT } from '@chatdeck/sdk/texts';
import { useChatdeck } from '#context/chatdeck-context.ts';
import { useMessages } from '#messages';
import { Banner } from '#primitives/banner/banner.tsx';
import { Button } from '#primitives/button/button.tsx';
import { shellNoticesMessages } from './shell-notices.messages';

/** Reminds a user without a robot config on every page, with a link that creates one. */
export function InitialiseBanner() {
  const { locale, navigate } = useChatdeck();
  const t = useMessages(shellNoticesMessages);
  return (
    <Banner
      tone="warning"
      action={
        <Button size="sm" onPress={() => navigate({ to: 'wechat.index' })}>
          {t.initialise}
        </Button>
      }
    >
      {NOTICE_TEXT['config.missing'][locale]}
    </Banner>
  );
}
