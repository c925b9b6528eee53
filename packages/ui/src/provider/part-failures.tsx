import { useMemo, type ReactNode } from 'react';
import { useChatdeck } from '#context/chatdeck-context.ts';
import { PartFailureContext } from '#context/part-failure.ts';
import { useMessages } from '#messages';
import { providerMessages } from '#messages/provider.messages.ts';
import { BrokenPanel } from '#primitives/panel-boundary/panel-boundary.tsx';

/** What is said below it when the code of a part does not come. */
export function PartFailures({ children }: { readonly children: ReactNode }) {
  const { dialogFailed } = useMessages(providerMessages);
  const { notify } = useChatdeck();
  const failure = useMemo(
    () => ({
      BrokenPart: BrokenPanel,
      onDialogFailed: () => notify({ tone: 'danger', text: dialogFailed }),
    }),
    [notify, dialogFailed],
  );
  return <PartFailureContext.Provider value={failure}>{children}</PartFailureContext.Provider>;
}
