import { useChatdeck } from '#context/chatdeck-context.ts';
import { useMessages } from '#messages';
import { Banner } from '#primitives/banner/banner.tsx';
import { Button } from '#primitives/button/button.tsx';
import { ruleListMessages } from './rule-list.messages';

/** The stored config is no JSON: nothing of it can be shown here, and nothing is written over it. */
export function MalformedConfig() {
  const t = useMessages(ruleListMessages);
  const { navigate } = useChatdeck();
  return (
    <Banner
      tone="danger"
      title={t.malformedTitle}
      action={<Button onPress={() => navigate({ to: 'wechat.index' })}>{t.toConfig}</Button>}
    >
      {t.malformedText}
    </Banner>
  );
}
