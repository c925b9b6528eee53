import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import ts from 'typescript';

export type WordLocale = 'zh-CN' | 'en';

/** What a text says in each language: the parts between its values, so a single one where it has no values. */
export type InterfaceWord = Partial<Record<WordLocale, readonly string[]>>;

const PACKAGES = join(import.meta.dirname, '../../../../../../packages');
const ui = join(PACKAGES, 'ui/src');
const resources = join(PACKAGES, 'sdk/src/resources');

const filesIn = (folder: string, end: RegExp) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => end.test(name))
    .map((name) => join(folder, name));

/** Every file with words that the documentation may name: message tables, settings, and the options of a choice. */
export const wordFiles = (): string[] => [
  ...filesIn(ui, /\.messages\.ts$/),
  ...filesIn(join(ui, 'lists/config/fields'), /\.fields\.ts$/),
  ...filesIn(resources, /\.constants\.ts$/),
];

/**
 * The words by their ids: `table.key` for a text of a message table, `setting.key` for the label of a setting, and
 * `NAME.key` for the option of a choice.
 */
export function readWords(): ReadonlyMap<string, InterfaceWord> {
  const words: Words = new Map();
  for (const file of wordFiles()) {
    const source = ts.createSourceFile(file, readFileSync(file, 'utf8'), ts.ScriptTarget.Latest);
    /** Labels that several settings of the file share. */
    const shared = new Map<string, ts.Expression>();
    const visit = (node: ts.Node): void => {
      if (ts.isVariableDeclaration(node) && node.initializer && ts.isIdentifier(node.name)) {
        shared.set(node.name.text, node.initializer);
      } else if (ts.isCallExpression(node)) {
        addMessages(words, node);
        addChoice(words, node, source);
        addSetting(words, settingMadeBy(node), shared);
      } else if (ts.isObjectLiteralExpression(node)) {
        addSetting(words, { key: valueOf(node, 'key'), field: node }, shared);
      }
      ts.forEachChild(node, visit);
    };
    visit(source);
  }
  return words;
}

type Words = Map<string, InterfaceWord>;

/** `defineMessages('table', () => ({ key: '文本' }), () => ({ key: 'Text' }))`. */
function addMessages(
  words: Words,
  { expression, arguments: [table, chinese, en] }: ts.CallExpression,
) {
  if (!ts.isIdentifier(expression) || expression.text !== 'defineMessages') return;
  if (!table || !ts.isStringLiteralLike(table)) return;
  for (const [locale, texts] of [
    ['zh-CN', chinese],
    ['en', en],
  ] as const) {
    for (const property of returned(texts)?.properties ?? []) {
      if (!ts.isPropertyAssignment(property) || !ts.isIdentifier(property.name)) continue;
      add(words, `${table.text}.${property.name.text}`, {
        [locale]: partsOf(property.initializer),
      });
    }
  }
}

/** `choice(STATE.key, '文本', 'Text')`. */
function addChoice(words: Words, call: ts.CallExpression, source: ts.SourceFile): void {
  const [value, chinese, english] = call.arguments;
  if (!ts.isIdentifier(call.expression) || call.expression.text !== 'choice') return;
  if (!value || !ts.isPropertyAccessExpression(value)) return;
  add(words, value.getText(source), { 'zh-CN': partsOf(chinese), en: partsOf(english) });
}

interface Setting {
  readonly key: ts.Expression | undefined;
  readonly field: ts.Expression | undefined;
}

/** `textField('key', { label: text('文本', 'Text') })`. */
const settingMadeBy = ({ arguments: [key, field] }: ts.CallExpression): Setting => ({ key, field });

function addSetting(
  words: Words,
  { key, field }: Setting,
  shared: ReadonlyMap<string, ts.Expression>,
): void {
  if (!key || !ts.isStringLiteralLike(key)) return;
  if (!field || !ts.isObjectLiteralExpression(field)) return;
  const named = valueOf(field, 'label');
  const label = named && ts.isIdentifier(named) ? shared.get(named.text) : named;
  if (!label || !ts.isCallExpression(label)) return;
  const [chinese, english] = label.arguments;
  add(words, `setting.${key.text}`, { 'zh-CN': partsOf(chinese), en: partsOf(english) });
}

function add(words: Words, id: string, { 'zh-CN': chinese, en }: InterfaceWord): void {
  words.set(id, { ...words.get(id), ...(chinese && { 'zh-CN': chinese }), ...(en && { en }) });
}

/** The object that a function returns. */
function returned(node: ts.Node | undefined): ts.ObjectLiteralExpression | undefined {
  if (!node) return undefined;
  if (ts.isObjectLiteralExpression(node)) return node;
  if (ts.isParenthesizedExpression(node)) return returned(node.expression);
  if (ts.isArrowFunction(node)) return returned(node.body);
  if (ts.isBlock(node)) return returned(node.statements.find(ts.isReturnStatement)?.expression);
  return undefined;
}

/** What a string, a template, or a function of its values says between these. */
function partsOf(node: ts.Node | undefined): readonly string[] | undefined {
  if (!node) return undefined;
  if (ts.isStringLiteralLike(node)) return [node.text];
  if (ts.isTemplateExpression(node)) {
    return [node.head.text, ...node.templateSpans.map(({ literal }) => literal.text)];
  }
  return ts.isArrowFunction(node) ? partsOf(node.body) : undefined;
}

function valueOf(object: ts.ObjectLiteralExpression, name: string): ts.Expression | undefined {
  return object.properties
    .filter(ts.isPropertyAssignment)
    .find((property) => ts.isIdentifier(property.name) && property.name.text === name)?.initializer;
}
