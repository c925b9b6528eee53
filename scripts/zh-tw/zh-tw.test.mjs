import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { Converter } from 'opencc-js';
import ts from 'typescript';
import { beforeAll, describe, expect, it, onTestFinished } from 'vitest';
import { isChinese, toTaiwan } from './convert.mjs';
import { isAlike } from './message-module.mjs';
import { messageFiles, pairsIn } from './static-texts.mjs';
import { packFile, zhTwFiles } from './write.mjs';

let files;
beforeAll(async () => {
  files = await zhTwFiles();
}, 60_000);

it('is what the Chinese texts and the reviewed terms make of it: `npm run zh-tw` was run', () => {
  const stale = [...files].filter(([file, text]) => read(file) !== text).map(([file]) => file);
  expect(stale).toEqual([]);
});

it('has every text of every component that differs', () => {
  const sources = messageFiles('packages/ui/src');
  expect(sources.length).toBeGreaterThan(100);
  for (const pack of new Set(sources.map(packFile))) {
    const due = sources
      .filter((file) => packFile(file) === pack)
      .flatMap((file) => textsIn(file, (text) => !isAlike(text)));
    expect(textsIn(pack), pack).toEqual(due);
  }
});

it('has every text outside of components that differs', () => {
  const texts = files.get('packages/sdk/src/languages/zh-tw.ts');
  const due = [...pairsIn('packages/sdk/src').keys()].filter((text) => toTaiwan(text) !== text);
  expect(due.length).toBeGreaterThan(200);
  for (const text of due) expect(texts).toContain(text.split('\n')[0]);
});

describe('A text that is made of others', () => {
  const pairsOf = (...lines) => {
    const folder = mkdtempSync(path.join(tmpdir(), 'chatdeck-texts-'));
    onTestFinished(() => rmSync(folder, { recursive: true }));
    writeFileSync(path.join(folder, 'mail-texts.ts'), lines.join('\n'));
    return [...pairsIn(folder)];
  };

  it('is written as it reads', () => {
    const pairs = pairsOf(
      "const ACT = { 'zh-CN': '时间：{when}', en: 'Time: {when}' } as const;",
      "const BODY = { 'zh-CN': `密码已修改。${ACT['zh-CN']}`, en: `Changed. ${ACT.en}` };",
    );
    expect(pairs).toEqual([
      ['时间：{when}', 'Time: {when}'],
      ['密码已修改。时间：{when}', 'Changed. Time: {when}'],
    ]);
  });

  it('is refused where only the running code knows what it says', () => {
    expect(() =>
      pairsOf("const TEXT = { 'zh-CN': `最多 ${MAX} 个`, en: `At most ${MAX}` };"),
    ).toThrow('No text can be written of `最多 ${MAX}…`');
  });
});

it('has no character that only Simplified Chinese has', () => {
  const plain = Converter({ from: 'cn', to: 'tw' });
  // What is a character of both, such as 台 and 里 of 公里.
  const ofBoth = Converter({ from: 'tw', to: 'cn' });
  const found = [...files]
    .filter(([file]) => /zh-tw(\/|\.ts)/.test(file))
    .flatMap(([file, text]) =>
      [...text.replace(ORIGINAL, '')]
        .filter((character) => isChinese(character) && !ALSO_IN_TAIWAN.has(character))
        .filter((character) => plain(character) !== character && ofBoth(character) === character)
        .map((character) => `${file}: ${character}`),
    );
  expect(found).toEqual([]);
});

it('calls things what Taiwan calls them', () => {
  expect(
    ['登录', '设置', '默认', '软件', '文件夹', '视频', '消息', '账号', '服务器', '在线'].map(
      toTaiwan,
    ),
  ).toEqual(['登入', '設定', '預設', '軟體', '資料夾', '影片', '訊息', '帳號', '伺服器', '在線上']);
  expect(toTaiwan('第 3 行里有「周一」')).toBe('第 3 行裡有「週一」');
});

/** The Chinese original by which a table has a text. */
const ORIGINAL = /^ +('.*?'|".*?"|[^\s:'"]+):(?=\s)/gm;
/** Simplified for something else, and a character of its own in Taiwan. */
const ALSO_IN_TAIWAN = new Set('台只');

function read(file) {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return undefined;
  }
}

/** The ids of the texts of each table of a file, those that are due, without those that a table takes from another. */
function textsIn(file, isDue = () => true) {
  const source = ts.createSourceFile(file, read(file) ?? '', ts.ScriptTarget.Latest, true);
  return tables(source).map((table) =>
    unwrapped(table.body).properties.flatMap((property) =>
      property.name && isDue(property) ? [property.name.getText()] : [],
    ),
  );
}

const unwrapped = (node) => (ts.isParenthesizedExpression(node) ? node.expression : node);

/** The functions of a file that make its tables: the Chinese one of a definition, or a table of a pack. */
const tables = (source) =>
  source.statements.filter(ts.isVariableStatement).flatMap(({ declarationList }) =>
    declarationList.declarations.flatMap(({ initializer, type }) => {
      if (ts.isCallExpression(initializer)) return [initializer.arguments[1]];
      return type?.getText().startsWith('LanguageTexts') ? [initializer] : [];
    }),
  );
