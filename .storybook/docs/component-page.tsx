import { ArgTypes, Description, Primary, Source, Title, useOf } from '@storybook/addon-docs/blocks';
import json from 'virtual:component-facts';
import { embedCode } from './embed-code';
import type { ComponentFacts } from './facts/component-facts';
import { MessageTables } from './message-tables';
import { TokenList } from './token-list';
import { useComponent } from './use-component';

// Trusted JSON: written by our plugin during the Storybook build.
const allFacts = JSON.parse(json) as Readonly<Record<string, ComponentFacts | undefined>>;

/** The documentation page of a component: purpose, embedding, props, states, texts and tokens. */
export function ComponentPage() {
  const { preparedMeta, csfFile } = useOf('meta', ['meta']);
  const { title } = preparedMeta;
  const name = title.split('/').at(-1) ?? title;
  const facts = allFacts[title];
  const loaded = useComponent(name, facts);
  const component = loaded?.component;
  const code =
    component && facts?.entry
      ? embedCode({ ...facts, name, entry: facts.entry, props: requiredProps(component) })
      : undefined;
  return (
    <>
      <Title />
      {component ? <Description of={component} /> : <Description />}
      <Primary />
      {code ? (
        <>
          <h2>Embed it</h2>
          <Source language="tsx" code={code} />
        </>
      ) : null}
      {component ? (
        <>
          <h2>Props</h2>
          <ArgTypes of={component} />
        </>
      ) : null}
      <StateList stories={Object.values(csfFile.stories)} />
      {loaded ? <MessageTables tables={loaded.messages} /> : null}
      {facts ? <TokenList names={facts.tokens} /> : null}
    </>
  );
}

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null;

/** The required props of a component, from its react-docgen data. */
function requiredProps(component: object): readonly string[] {
  const info: unknown = Reflect.get(component, '__docgenInfo');
  if (!isRecord(info) || !isRecord(info.props)) return [];
  return Object.entries(info.props).flatMap(([name, prop]) =>
    isRecord(prop) && prop.required === true ? [name] : [],
  );
}

interface Story {
  readonly id: string;
  readonly name?: string;
}

/**
 * Every state of a component, each in its own frame: stories on one page would share a backend, but each state needs
 * its own.
 */
function StateList({ stories }: { readonly stories: readonly Story[] }) {
  return (
    <>
      <h2>States</h2>
      <ul>
        {stories.map(({ id, name }) => (
          <li key={id}>
            <a href={`./?path=/story/${id}`} target="_top">
              {name ?? id}
            </a>
          </li>
        ))}
      </ul>
    </>
  );
}
