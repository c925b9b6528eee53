import { Text } from '#primitives/text/text.tsx';

/** What keeps a step from being left. */
export const StepError = ({ children }: { readonly children: string | undefined }) =>
  children === undefined ? null : (
    <div role="alert">
      <Text as="p" tone="danger">
        {children}
      </Text>
    </div>
  );
