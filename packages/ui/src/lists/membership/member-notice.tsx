import { useChatdeck } from '#context/chatdeck-context.ts';
import { useMessages } from '#messages';
import { Banner } from '#primitives/banner/banner.tsx';
import { Button } from '#primitives/button/button.tsx';
import { Text } from '#primitives/text/text.tsx';
import { memberGuardMessages } from './member-guard.messages';

interface MemberNoticeProps {
  /** What follows from it here, a sentence. */
  readonly children?: string;
}

/** The notice on a members' page for non-members: what it requires, with a link to it. */
export function MemberNotice({ children = '' }: MemberNoticeProps) {
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
      {children === '' ? null : <Text as="p">{children}</Text>}
    </Banner>
  );
}
