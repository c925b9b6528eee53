import { useChatdeck } from '#context/chatdeck-context.ts';
import { useMessages } from '#messages';
import { Banner } from '#primitives/banner/banner.tsx';
import { Button } from '#primitives/button/button.tsx';
import { memberGuardMessages } from './member-guard.messages';

/** The notice on a members' page for non-members: what it requires, with a link to it. */
export function MemberNotice() {
  const t = useMessages(memberGuardMessages);
  const { navigate } = useChatdeck();
  return (
    <Banner
      tone="warning"
      title={t.title}
      action={
        <Button variant="primary" onPress={() => navigate({ to: 'member.main' })}>
          {t.confirm}
        </Button>
      }
    >
      {t.text}
    </Banner>
  );
}
