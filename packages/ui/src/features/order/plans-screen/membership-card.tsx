import { Crown } from 'lucide-react';
import { useChatdeck } from '#context/chatdeck-context.ts';
import { useMessages } from '#messages';
import { Badge } from '#primitives/badge/badge.tsx';
import { Card } from '#primitives/card/card.tsx';
import { Stack } from '#primitives/stack/stack.tsx';
import { Text } from '#primitives/text/text.tsx';
import { formatMoment, type Membership } from '../order.model';
import { plansMessages } from './plans.messages';

interface Props {
  readonly membership: Membership;
}

/** The account's current membership, and its end. */
export function MembershipCard({ membership }: Props) {
  const t = useMessages(plansMessages);
  return (
    <Card title={t.current} actions={<Standing membership={membership} />}>
      {membership.kind === 'none' && <Text as="p">{t.noneText}</Text>}
      {membership.kind === 'lifetime' && <Text as="p">{t.lifetimeText}</Text>}
      {membership.kind === 'until' && <End at={membership.at} />}
    </Card>
  );
}

function End({ at }: { readonly at: string }) {
  const t = useMessages(plansMessages);
  const { locale } = useChatdeck();
  return (
    <Stack gap={1}>
      <Text as="p" weight="strong" isTabular>
        {t.until({ time: formatMoment(at, locale) })}
      </Text>
      <Text as="p" tone="muted">
        {t.extends}
      </Text>
    </Stack>
  );
}

function Standing({ membership: { kind } }: Props) {
  const t = useMessages(plansMessages);
  if (kind === 'none') return <Badge>{t.isNone}</Badge>;
  return (
    <Badge tone="accent" icon={Crown}>
      {kind === 'lifetime' ? t.isLifetime : t.isMember}
    </Badge>
  );
}
