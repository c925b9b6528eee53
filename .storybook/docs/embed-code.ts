function clientCode(resources: readonly string[]): {
  readonly imports: string;
  readonly made: string;
} {
  if (resources.length === 0) {
    return {
      imports: `import { createChatdeckClient } from '@chatdeck/sdk';`,
      made: 'createChatdeckClient({ baseUrl, auth: { getToken } })',
    };
  }
  const makers = resources.map((resource) => `${resource}Resource`);
  const members = resources.map((resource) => `${resource}: ${resource}Resource`);
  return {
    imports: `import { createClient } from '@chatdeck/sdk';
import { ${makers.join(', ')} } from '@chatdeck/sdk/resources';`,
    made: `createClient(
  { ${members.join(', ')} },
  { baseUrl: 'https://chat.example.com', auth: { getToken } },
)`,
  };
}

interface Embedded {
  readonly name: string;
  readonly entry: string;
  readonly resources: readonly string[];
  /** Names of the required props. */
  readonly props: readonly string[];
}

/** The code that embeds a component, with a client limited to the resources that it calls. */
export function embedCode({ name, entry, resources, props }: Embedded): string {
  const element = [name, ...props.map((prop) => `${prop}={${prop}}`)].join(' ');
  const { imports, made } = clientCode(resources);
  return `${imports}
import { ChatdeckProvider } from '@chatdeck/ui';
import { ${name} } from '@chatdeck/ui/${entry}';
import '@chatdeck/ui/styles.css';

const client = ${made};

export const Embedded = () => (
  <ChatdeckProvider client={client} locale="zh-CN">
    <${element} />
  </ChatdeckProvider>
);`;
}
