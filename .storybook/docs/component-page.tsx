import { ArgTypes, Description, Primary, Source, Title, useOf } from '@storybook/addon-docs/blocks';
import json from 'virtual:component-facts';
import { embedCode } from './embed-code';
import type { ComponentFacts } from './facts/component-facts';
import { MessageTables } from './message-tables';
import { requiredProps } from './required-props';
import { StateList } from './state-list';
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
