import { useMessages } from '#messages';
import { Banner } from '#primitives/banner/banner.tsx';
import { ResendButton } from '#features/account/activation-mail/resend-button.tsx';
import type { ActivationMail } from '#features/account/activation-mail/use-activation-mail.ts';
import { plansMessages } from './plans.messages';

interface Props {
  /** Where the mail goes. */
  readonly email: string;
  readonly activation: ActivationMail;
}

/** Says that only an active account can buy, and sends the mail that makes it one. */
export function ActivationBanner({ email, activation }: Props) {
  const t = useMessages(plansMessages);
  return (
    <Banner tone="warning" title={t.inactive} action={<ResendButton mail={activation} />}>
      {t.inactiveText({ email })}
    </Banner>
  );
}
