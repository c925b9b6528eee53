import { useMessages } from '#messages';
import { Banner } from '#primitives/banner/banner.tsx';
import { PlaceLink } from '#primitives/button/place-link.tsx';
import { robotCardMessages } from './robot-card.messages';
import { useRobotCard } from './use-robot-card';

/** Says that two robots are connected with the keys of the account, so that friends get everything twice. */
export function DoubledBanner() {
  const t = useMessages(robotCardMessages);
  const { robot } = useRobotCard();
  if (robot?.isDoubled !== true) return null;
  return (
    <Banner
      tone="danger"
      title={t.doubled}
      action={<PlaceLink to="oapi.oapi">{t.doubledAction}</PlaceLink>}
    >
      {t.doubledText}
    </Banner>
  );
}
