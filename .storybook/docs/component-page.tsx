import { ArgTypes, Description, Primary, Source, Title, useOf } from '@storybook/addon-docs/blocks';
import json from 'virtual:component-facts';
import type { Message, MessageTable } from '../../packages/ui/src/context/message-table';
import type { Messages } from '../../packages/ui/src/messages/define-messages';
import { createWording } from '../../packages/ui/src/messages/wording';
import { propertyName } from '../../packages/ui/src/theme/property-name';
import { darkColors, lightColors } from '../../packages/ui/src/theme/tokens';
import { embedCode } from './embed-code';
import type { ComponentFacts } from './facts/component-facts';
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

/** For a text with parameters its source is shown, which tells more than a sample. */
const shown = (text: Message | undefined): string =>
  typeof text === 'function' ? String(text) : (text ?? '');

/** Every text of a component, with the keys by which a host overrides it. */
function MessageTables({ tables }: { readonly tables: readonly Messages<MessageTable>[] }) {
  if (tables.length === 0) return null;
  return (
    <>
      <h2>Texts</h2>
      <p>
        Replace any of them for a whole provider:{' '}
        <code>{`messages={{ '${tables[0]?.id ?? ''}': { … } }}`}</code>
      </p>
      {tables.map((table) => (
        <MessageTableView key={table.id} table={table} />
      ))}
    </>
  );
}

function MessageTableView({ table }: { readonly table: Messages<MessageTable> }) {
  const zh = table.texts['zh-CN'](createWording('zh-CN'));
  const en: MessageTable = table.texts.en(createWording('en'));
  return (
    <details>
      <summary>
        <code>{table.id}</code>, {Object.keys(zh).length}
      </summary>
      <table>
        <thead>
          <tr>
            <th>Key</th>
            <th>zh-CN</th>
            <th>en</th>
          </tr>
        </thead>
        <tbody>
          {Object.entries(zh).map(([key, text]) => (
            <tr key={key}>
              <td>
                <code>{key}</code>
              </td>
              <td>{shown(text)}</td>
              <td>{shown(en[key])}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </details>
  );
}

const COLORS: Readonly<Record<string, string>> = lightColors;
const DARK: Readonly<Record<string, string>> = darkColors;

const Swatch = ({ color }: { readonly color: string }) => (
  <span
    style={{
      display: 'inline-block',
      width: 16,
      height: 16,
      marginInlineEnd: 8,
      borderRadius: 4,
      border: '1px solid #8886',
      background: color,
      verticalAlign: 'middle',
    }}
  />
);

/** The tokens that a component's styles use; colours in both schemes. */
function TokenList({ names }: { readonly names: readonly string[] }) {
  if (names.length === 0) return null;
  return (
    <>
      <h2>Tokens</h2>
      <p>
        Set them by <code>{'appearance={{ tokens: { … } }}'}</code> or as CSS on your own{' '}
        <code>.cd-root</code>.
      </p>
      <table>
        <tbody>
          {names.map((name) => (
            <tr key={name}>
              <td>
                <code>{name}</code>
              </td>
              <td>
                <code>--{propertyName(name)}</code>
              </td>
              <td>
                {[COLORS[name], DARK[name]].map(
                  (color, at) => color?.startsWith('#') && <Swatch key={at} color={color} />,
                )}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </>
  );
}
