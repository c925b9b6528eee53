import type { ReactNode } from 'react';
import { lazyDialog } from '#context/lazy-part.tsx';
import { SaveGuardContext } from './save-guard';
import { useConfigGuard } from './use-config-guard';

const SampleCheck = lazyDialog(() => import('#lists/simulator/samples/sample-check.tsx'));

/** Says before a config or a dialogue is saved which sample messages it changes, and asks. */
export function ConfigGuard({ children }: { readonly children: ReactNode }) {
  const { check, question, answer } = useConfigGuard();
  return (
    <SaveGuardContext.Provider value={check}>
      {children}
      {question ? (
        <SampleCheck
          change={question.change}
          onAnswer={answer}
          // Its code did not load.
          onClose={() => answer(true)}
        />
      ) : null}
    </SaveGuardContext.Provider>
  );
}
