import { useMessages } from '#messages';
import { Banner } from '#primitives/banner/banner.tsx';
import { Button } from '#primitives/button/button.tsx';
import * as css from './mass-send.css';
import { massSendMessages } from './mass-send.messages';
import type { MassSendSetup } from './use-mass-send-setup';
import type { MassSendStart } from './use-mass-send-job';

interface RefusalBannerProps {
  readonly setup: MassSendSetup;
  readonly start: MassSendStart;
}

/** Why nothing was sent, and which targets caused it. */
export function RefusalBanner({ setup, start: { refusal, setRefusal } }: RefusalBannerProps) {
  const t = useMessages(massSendMessages);
  if (!refusal) return null;
  const { reason, isUnknown, targets } = refusal;
  if (isUnknown) {
    return (
      <Banner tone="danger" title={t.unknownStart} isAnnouncedElsewhere>
        {t.unknownStartText({ reason })}
      </Banner>
    );
  }
  if (targets.length === 0) {
    return (
      <Banner tone="danger" title={t.notStarted} isAnnouncedElsewhere>
        {t.retained({ reason })}
      </Banner>
    );
  }
  const refused = new Set(targets.map(({ target }) => target.wxid));
  const remove = () => {
    setup.changeTargets(setup.targets.filter(({ wxid }) => !refused.has(wxid)));
    setRefusal(undefined);
  };
  return (
    <Banner
      tone="danger"
      isAnnouncedElsewhere
      title={t.refusedTargets}
      action={
        <Button size="sm" onPress={remove}>
          {t.removeRefused({ count: targets.length })}
        </Button>
      }
    >
      <ul className={css.tips}>
        {targets.map(({ target, reason: why }) => (
          <li key={target.wxid}>{t.refusedLine({ name: target.name, reason: why })}</li>
        ))}
      </ul>
    </Banner>
  );
}
