import { readFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { format, resolveConfig } from 'prettier';
import { tsImport } from 'tsx/esm/api';
import { toTaiwan } from './convert.mjs';
import { messageModule, shortName, tablesIn } from './message-module.mjs';
import { messageFiles, pairsIn } from './static-texts.mjs';

const ROOT = fileURLToPath(new URL('../..', import.meta.url));
const UI = 'packages/ui/src';
const HEAD = '// Written by `npm run zh-tw`.';

/** Every file of the texts in Traditional Chinese, by its path. */
export async function zhTwFiles() {
  const sdk = new Map([...pairsIn('packages/sdk/src'), ...(await madeTexts())]);
  const ui = pairsIn(UI);
  const files = messageFiles(UI).map((file) => ({ file, text: readFileSync(file, 'utf8') }));
  const messages = files.filter(({ file, text }) => tablesIn(file, text).tables.length > 0);
  const written = new Map([
    ['packages/sdk/src/languages/zh-tw.ts', pack(sdk, "'../core/language-pack'")],
    ['packages/sdk/src/languages/text-ids.ts', textIds(sdk, 'SDK_TEXTS', 'SdkText')],
    [`${UI}/locales/text-ids.ts`, textIds(ui, 'UI_TEXTS', 'UiText')],
    [`${UI}/locales/all-messages.ts`, allMessages(messages)],
    [`${UI}/locales/zh-tw/texts.ts`, pack(ui, "'@chatdeck/sdk/constants'", 'zhTwTexts')],
    [`${UI}/locales/zh-tw/index.ts`, uiPack(messages)],
    [
      'apps/console/src/languages/zh-tw.ts',
      pack(pairsIn('apps/console/src'), "'@chatdeck/sdk/constants'"),
    ],
    [
      'apps/server/src/languages/zh-tw.ts',
      pack(pairsIn('apps/server/src'), "'@chatdeck/sdk/constants'"),
    ],
    ...packFiles(messages).map(({ file, parts }) => [file, messageModule(parts)]),
  ]);
  const options = await resolveConfig(path.join(ROOT, 'package.json'));
  const formatted = [...written].map(async ([file, text]) => [
    file,
    await format(text, { ...options, parser: 'typescript' }),
  ]);
  return new Map(await Promise.all(formatted));
}

/** Texts that are made of a number: the caps of an account, the lengths of fields. */
async function madeTexts() {
  const at = (file) => tsImport(path.join(ROOT, 'packages/sdk/src/core', file), import.meta.url);
  const [{ LENGTH_TEXT }, { CAP_TEXT }] = [await at('length-texts.ts'), await at('cap-texts.ts')];
  return Object.values({ ...LENGTH_TEXT, ...CAP_TEXT }).map((text) => [text['zh-CN'], text.en]);
}

/** The file that has the texts of one file in Traditional Chinese, together with those of all others of its folder. */
export function packFile(file) {
  const [layer, name] = path.posix.dirname(file.slice(UI.length + 1)).split('/');
  return `${UI}/locales/zh-tw/${name === undefined ? layer : `${layer}/${name}`}.ts`;
}
/** The files of the pack of the components, each with the files whose texts it has. */
const packFiles = (messages) =>
  [...new Set(messages.map(({ file }) => packFile(file)))].map((file) => ({
    file,
    parts: messages.filter((part) => packFile(part.file) === file),
  }));

const line = (text) => JSON.stringify(text);

/** What reads the same in both is left out. */
const pack = (pairs, from, name = 'zhTw') => `${HEAD}
import type { LanguagePack } from ${from};

/** The texts in Traditional Chinese, by their Chinese original. */
export const ${name}: LanguagePack = {
  texts: {
    ${[...pairs.keys()]
      .filter((text) => toTaiwan(text) !== text)
      .map((text) => `${line(text)}: ${line(toTaiwan(text))},`)
      .join('\n')}
  },
};
`;

const textIds = (pairs, list, type) => `${HEAD}

/** The English originals of the texts outside of components: their ids in other languages. */
export const ${list} = [
  ${[...new Set(pairs.values())]
    .sort()
    .map((text) => `${line(text)},`)
    .join('\n')}
] as const;
/** The English original of a text outside of components: its id in other languages. */
export type ${type} = (typeof ${list})[number];
`;

const tablesOf = (messages, written = (name) => name) =>
  messages
    .flatMap(({ file, text }, at) =>
      tablesIn(file, text).tables.map(({ name, id }) => `'${id}': ${written(alias(name, at))},`),
    )
    .join('\n');

const allMessages = (messages) => `${HEAD}
${messages
  .map(({ file, text }, at) => {
    const names = tablesIn(file, text).tables.map(({ name }) => `${name} as ${alias(name, at)}`);
    return `import { ${names.join(', ')} } from '${file.replace(`${UI}/`, '#')}';`;
  })
  .join('\n')}

/** The texts of every component, by the component's id. */
export interface AllMessages {
  ${tablesOf(messages, (name) => `typeof ${name}`)}
}
export const ALL_MESSAGES: AllMessages = {
  ${tablesOf(messages)}
};
`;

const uiPack = (messages) => `${HEAD}
import type { LanguagePack } from '@chatdeck/sdk/constants';
import { zhTw as sdk } from '@chatdeck/sdk/languages/zh-tw';
${packFiles(messages)
  .map(({ file, parts }) => {
    const names = parts.flatMap((part) =>
      tablesIn(part.file, part.text).tables.map(
        ({ name }) => `${shortName(name)} as ${alias(name, messages.indexOf(part))}`,
      ),
    );
    return `import { ${names.join(', ')} } from './${file.replace(`${UI}/locales/zh-tw/`, '')}';`;
  })
  .join('\n')}
import { zhTwTexts } from './texts.ts';

/** All texts in Traditional Chinese, as Taiwan writes it. */
export const zhTw: LanguagePack = {
  texts: { ...sdk.texts, ...zhTwTexts.texts },
  messages: {
    ${tablesOf(messages)}
  },
};
`;

/** Two files may call their tables the same. */
const alias = (name, at) => `${shortName(name)}${at}`;
