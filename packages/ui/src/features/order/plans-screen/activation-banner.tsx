import { useMessages } from '../../../messages';
import { Banner } from '../../../primitives/banner/banner';
import { Button } from '../../../primitives/button/button';
import { plansMessages } from './plans.messages';
import type { Activation } from './use-plans';

interface Props {
  /** Where the mail goes. */
  readonly email: string;
  readonly activation: Activation;
}

/** Says that only an active account can buy, and sends the mail that makes it one. */
export function ActivationBanner({ email, activation }: Props) {
  const t = useMessages(plansMessages);
  return (
    <Banner
      tone="warning"
      title={t.inactive}
      action={
        <Button size="sm" isPending={activation.isPending} onPress={activation.send}>
          {t.resend}
        </Button>
      }
    >
      {t.inactiveText({ email })}
    </Banner>
  );
}
