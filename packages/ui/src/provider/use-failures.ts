import { CODE, isSessionCode } from '@chatdeck/sdk/constants';
import type { Locale } from '@chatdeck/sdk/constants';
import { useEffect, useState } from 'react';
import type { CallError } from '#context/call-error.ts';
import type { Notify } from '#context/notification.ts';
import { callErrorText } from '#store/call-error-text.ts';
import type { CallPort } from '#store/call-port.ts';

/** Tells of each failed call once, and whether the session has ended. */
export function useFailures(
  port: CallPort,
  { notify, locale }: { readonly notify: Notify; readonly locale: Locale },
  missingParameter: string,
) {
  const [isSessionOver, setSessionOver] = useState(false);
  useEffect(
    () =>
      port.onFailure((error) => {
        notify({
          tone: 'danger',
          text: callErrorText(error, locale),
          detail: detailOf(error, missingParameter),
        });
        if (isSessionCode(error.code)) setSessionOver(true);
      }),
    [port, notify, locale, missingParameter],
  );
  return { isSessionOver, closeSession: () => setSessionOver(false) };
}

/** 10001 adds its line, unless the server's own words are that line already. */
function detailOf({ code, message }: CallError, missingParameter: string): string | undefined {
  return code === CODE.missingValue && message !== missingParameter ? missingParameter : undefined;
}
