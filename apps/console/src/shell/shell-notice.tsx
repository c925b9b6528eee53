import { ConnectionBanner, InitialiseBanner, UpdateBanner } from '@chatdeck/ui/shell';
import { Stack } from '@chatdeck/ui/primitives';
import { useOutdated } from './use-outdated';

interface Props {
  readonly isConfigMissing: boolean;
}

/** What is to be known on every page: the network, a newer version, a config that is missing. */
export function ShellNotice({ isConfigMissing }: Props) {
  const { isOld, dismiss } = useOutdated();
  return (
    <Stack gap={2}>
      <ConnectionBanner />
      {isOld ? <UpdateBanner onReload={() => window.location.reload()} onLater={dismiss} /> : null}
      {isConfigMissing ? <InitialiseBanner /> : null}
    </Stack>
  );
}
