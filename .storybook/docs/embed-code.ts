import * as panels from '../../packages/ui/src/client';

function clientCode(name: string): { readonly imports: string; readonly made: string } {
  const panel = name.slice(0, 1).toLowerCase() + name.slice(1);
  if (!(panel in panels)) {
    return {
      imports: `import { createChatdeckClient } from '@chatdeck/sdk';`,
      made: 'createChatdeckClient({ baseUrl, auth: { getToken } })',
    };
  }
  return {
    imports: `import { createPanelClient, ${panel} } from '@chatdeck/ui/client';`,
    made: `createPanelClient([${panel}], { baseUrl, auth: { getToken } })`,
  };
}

interface Embedded {
  readonly name: string;
  readonly entry: string;
  /** Names of the required props. */
  readonly props: readonly string[];
}

/** The code that embeds a component, with a client of what it calls. */
export function embedCode({ name, entry, props }: Embedded): string {
  const element = [name, ...props.map((prop) => `${prop}={${prop}}`)].join(' ');
  const { imports, made } = clientCode(name);
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
