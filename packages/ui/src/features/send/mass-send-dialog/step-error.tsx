import { Text } from '#primitives/text/text.tsx';

/** The reason why a step cannot be left. */
export const StepError = ({ children }: { readonly children: string | undefined }) =>
  children === undefined ? null : (
    <div role="alert">
      <Text as="p" tone="danger">
        {children}
      </Text>
    </div>
  );
