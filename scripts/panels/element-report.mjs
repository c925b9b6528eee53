/** Writes the table of the custom elements: as modules of the UI, and as the manifest that editors read. */
import { readFileSync } from 'node:fs';
import prettier from 'prettier';
import { kebab, rowOf } from './read-elements.mjs';

export const TABLE = 'packages/ui/src/elements/element-table.ts';
export const TAGS = 'packages/ui/src/elements/element-tags.ts';
export const MANIFEST = 'packages/ui/custom-elements.json';
const SRC = 'packages/ui/src/';

const format = async (text, file) =>
  prettier.format(text, { ...(await prettier.resolveConfig(file)), filepath: file });
const aliasOf = (file) => `#${file.slice(SRC.length)}`;
/** Of the event of a callback: `chatdeck-saved` of `onSaved`. */
const eventOf = (callback) => `chatdeck-${kebab(callback.slice(2))}`;

const quoted = (names) => `[${names.map((name) => `'${name}'`).join(', ')}]`;
const blankOf = (blank) =>
  `{ ${blank.map(({ name, blank: value }) => `${name}: ${JSON.stringify(value)}`).join(', ')} }`;

function rowText(element) {
  const { name, file, tag } = element;
  const { field, blank, ...lists } = rowOf(element);
  const parts = [
    `load: () => import('${aliasOf(file)}').then((module) => module.${name})`,
    ...Object.entries(lists)
      .filter(([, names]) => names.length > 0)
      .map(([kind, names]) => `${kind}: ${quoted(names)}`),
    ...(blank.length > 0 ? [`blank: ${blankOf(blank)}`] : []),
    ...(field === undefined ? [] : [`field: '${field}'`]),
  ];
  return `'${tag}': { ${parts.join(', ')} },`;
}

/** How each element is made from its component. */
export const tableOf = (elements) =>
  format(
    `import type { ElementRow } from './element-row';

    /** What each element takes, read from the types of its component by \`npm run panels\`. */
    // prettier-ignore
    export const ELEMENT_TABLE: Readonly<Record<string, ElementRow>> = {
${elements.map((element) => `  ${rowText(element)}`).join('\n')}
    };
    `,
    TABLE,
  );

/** The types of the elements, by tag. */
export const tagsOf = (elements) =>
  format(
    `${elements.map(({ name, file }) => `import type { ${name} } from '${aliasOf(file)}';`).join('\n')}

    /** The component of each element by its tag, written by \`npm run panels\`. */
    export interface ElementComponents {
      ${elements.map(({ name, tag }) => `readonly '${tag}': typeof ${name};`).join('\n')}
    }
    `,
    TAGS,
  );

const KINDS = { text: 'string', number: 'number', flag: 'boolean' };
const described = (about) => (about === '' ? {} : { description: about });

/** What every field has, whatever its component. */
const REQUIRED = {
  name: 'required',
  fieldName: 'required',
  type: { text: 'boolean' },
  description: 'The form is not sent while it is empty.',
};

function declarationOf(element) {
  const { name, tag, about, props } = element;
  const { field } = rowOf(element);
  const of = (...kinds) => props.filter(({ kind }) => kinds.includes(kind));
  const slots = of('slot').map((prop) => ({
    name: prop.name === 'children' ? '' : kebab(prop.name),
    ...described(prop.about),
  }));
  return {
    kind: 'class',
    name: `${name}Element`,
    tagName: tag,
    customElement: true,
    ...described(about),
    attributes: [
      ...of('text', 'number', 'flag').map((prop) => ({
        name: kebab(prop.name),
        fieldName: prop.name,
        type: { text: KINDS[prop.kind] },
        ...described(prop.about),
      })),
      ...(field === undefined ? [] : [REQUIRED]),
    ],
    members: of('text', 'number', 'flag', 'value').map((prop) => ({
      kind: 'field',
      name: prop.name,
      ...(prop.kind in KINDS && { type: { text: KINDS[prop.kind] } }),
      ...described(prop.about),
    })),
    events: of('event').map((prop) => ({
      name: eventOf(prop.name),
      type: { text: 'CustomEvent' },
      ...described(prop.about),
    })),
    slots: [...slots, { name: 'empty' }, { name: 'failed' }],
  };
}

/** The custom elements manifest, version 1, a line for each element. */
export function manifestOf(elements) {
  const declarations = elements.map((element) => JSON.stringify(declarationOf(element)));
  return `{"schemaVersion":"1.0.0","modules":[{"kind":"javascript-module","path":"dist/elements/index.js","declarations":[
${declarations.join(',\n')}
]}]}
`;
}

/** Each written file with what it should hold. */
export async function elementFiles(elements) {
  return [
    [TABLE, await tableOf(elements)],
    [TAGS, await tagsOf(elements)],
    [MANIFEST, manifestOf(elements)],
  ];
}

/** The files of the elements that are out of date. */
export async function elementDefects(elements) {
  const files = await elementFiles(elements);
  return files
    .filter(([file, text]) => readFileSync(file, 'utf8') !== text)
    .map(([file]) => `${file} is out of date (npm run panels)`);
}
