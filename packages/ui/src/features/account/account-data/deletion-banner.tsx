import { useMessages } from '#messages';
import { Banner } from '#primitives/banner/banner.tsx';
import { Button } from '#primitives/button/button.tsx';
import { RobotTime } from '#primitives/robot-time/robot-time.tsx';
import { Stack } from '#primitives/stack/stack.tsx';
import { Text } from '#primitives/text/text.tsx';
import { accountDataMessages } from './account-data.messages';
import { useKeep } from './use-account-data';

/** Says when an account is deleted, with the button that keeps it. */
export function DeletionBanner({ deletionAt }: { readonly deletionAt: string }) {
  const t = useMessages(accountDataMessages);
  const { isPending, run } = useKeep();
  return (
    <Banner
      tone="warning"
      title={t.closingTitle}
      action={
        <Button variant="primary" isPending={isPending} onPress={run}>
          {t.keep}
        </Button>
      }
    >
      <Stack gap={1}>
        <Text as="p">
          {t.closing} <RobotTime at={deletionAt} />
        </Text>
        <Text as="p">{t.closingText}</Text>
      </Stack>
    </Banner>
  );
}
