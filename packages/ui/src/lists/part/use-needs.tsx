import { isWebAddress } from '@chatdeck/sdk/plain-rules';
import { useFormContext, useWatch } from 'react-hook-form';
import { useChatdeck } from '#context/chatdeck-context.ts';
import { useMessages } from '#messages';
import { Button } from '#primitives/button/button.tsx';
import { memberGuardMessages } from '#lists/membership/member-guard.messages.ts';
import { useMembership } from '#lists/membership/use-membership.ts';
import { configPartMessages } from './config-part.messages';
import type { Need } from './need';

/** That the robot acts for members alone. */
export function useMemberNeed(): Need {
  const t = useMessages(configPartMessages);
  const guard = useMessages(memberGuardMessages);
  const { navigate } = useChatdeck();
  const { isMember } = useMembership();
  return {
    label: t.membership,
    isMet: isMember,
    action: (
      <Button size="sm" onPress={() => navigate({ to: 'member.main' })}>
        {guard.confirm}
      </Button>
    ),
  };
}

/** That there is an address to call; what is typed counts. */
export function useAddressNeed(label: string): Need {
  const { control } = useFormContext<{ customUrl: string }>();
  const address = useWatch({ control, name: 'customUrl' }).trim();
  return { label, isMet: isWebAddress(address), note: address === '' ? undefined : address };
}
