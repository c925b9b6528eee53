import { useMessages } from '#messages';
import { Banner } from '#primitives/banner/banner.tsx';
import { PlaceLink } from '#primitives/button/place-link.tsx';
import { useRobotConfig } from '#lists/config/use-saved-config.ts';
import { tianxingMessages } from './tianxing.messages';

interface Props {
  /** What there is none of without the key: all that is sent, or a part of it. */
  readonly without: 'news' | 'weather';
}

/** Says that the key of the news service is missing, with a link to where it is entered; nothing while it is there. */
export function TianxingNotice({ without }: Props) {
  const t = useMessages(tianxingMessages);
  // A session that does not see the whole config gets an error instead, and no notice.
  const { state } = useRobotConfig();
  if (state?.status !== 'ready' || hasKey(state.saved.stored['txApiKey'])) return null;
  return (
    <Banner
      tone={without === 'news' ? 'warning' : 'info'}
      title={t.title}
      action={
        <PlaceLink to="wechat.index" query={{ field: 'txApiKey' }}>
          {t.enter}
        </PlaceLink>
      }
    >
      {t[without]}
    </Banner>
  );
}

const hasKey = (stored: unknown) => typeof stored === 'string' && stored.trim() !== '';
