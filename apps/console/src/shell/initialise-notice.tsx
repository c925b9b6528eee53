import { useChatdeck } from '@chatdeck/ui';
import { Banner, Button } from '@chatdeck/ui/primitives';

const TEXT = { 'zh-CN': '请先初始化配置文件', en: 'Please initialise the config first' };
const ACTION = { 'zh-CN': '去初始化', en: 'Initialise it' };

/** Reminds a user without a config wherever she is. */
export function InitialiseNotice() {
  const { locale, navigate } = useChatdeck();
  return (
    <Banner
      tone="warning"
      action={
        <Button size="sm" onPress={() => navigate({ to: 'wechat.index' })}>
          {ACTION[locale]}
        </Button>
      }
    >
      {TEXT[locale]}
    </Banner>
  );
}
