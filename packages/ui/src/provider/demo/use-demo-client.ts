import type { ChatdeckClient } from '@chatdeck/sdk';
import { useEffect, useState } from 'react';
import { developerNotice } from '#context/developer-notice.ts';

/** The client of a demo, whose code and data are loaded on need; undefined until then, and where there is no demo. */
export function useDemoClient(isDemo: boolean): ChatdeckClient | undefined {
  const [client, setClient] = useState<ChatdeckClient>();
  useEffect(() => {
    if (!isDemo) return undefined;
    let isCurrent = true;
    import('@chatdeck/sdk/demo').then(
      ({ createDemoClient }) => {
        if (isCurrent) setClient(createDemoClient());
      },
      (error: unknown) => developerNotice(`the demo could not be loaded: ${String(error)}`),
    );
    return () => {
      isCurrent = false;
    };
  }, [isDemo]);
  return client;
}
