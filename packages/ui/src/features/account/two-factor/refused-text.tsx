import { Text } from '#primitives/text/text.tsx';

/** What stays in a form after a refused attempt; the notification has been read out already. */
export const RefusedText = ({ texts }: { readonly texts: readonly string[] }) =>
  texts.map((text) => (
    <Text key={text} as="p" size="xs" tone="danger">
      {text}
    </Text>
  ));
