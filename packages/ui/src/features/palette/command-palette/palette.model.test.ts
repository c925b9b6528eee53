import { describe, expect, it } from 'vitest';
import { beforeTyping, findPages, toRows, withChoice, type PaletteItem } from './palette.model';

const pages = [
  { href: '/contact/list', label: '好友列表', hint: '对话', keywords: 'Friends' },
  { href: '/material/word', label: '文本素材', hint: '素材库', keywords: 'Text materials' },
  { href: '/wechat/index', label: '基础配置', keywords: 'Bot settings 素材' },
];
const item = (id: string, kind: PaletteItem['kind']): PaletteItem => ({
  id,
  kind,
  label: id,
  target: { href: `/${id}` },
});

describe('the command palette', () => {
  it('finds pages by all words, in either language, by address, and by title first', () => {
    expect(findPages(pages, 'FRIENDS').map(({ label }) => label)).toEqual(['好友列表']);
    expect(findPages(pages, '素材 text').map(({ label }) => label)).toEqual(['文本素材']);
    expect(findPages(pages, 'wechat/index')).toHaveLength(1);
    expect(findPages(pages, '基础')[0]).toMatchObject({ target: { href: '/wechat/index' } });
    expect(findPages(pages, '没有的')).toEqual([]);
  });

  it('puts what it found under the names of the groups, always in the same order', () => {
    const rows = toRows([item('a', 'contact'), item('b', 'page'), item('c', 'contact')]);
    const text = rows.map((row) => (row.kind === 'heading' ? row.group : row.item.id));
    expect(text).toEqual(['page', 'b', 'contact', 'a', 'c']);
    expect(rows.flatMap((row) => (row.kind === 'item' ? [row.at] : []))).toEqual([0, 1, 2]);
  });

  it('remembers the last five choices, each once', () => {
    const all = ['a', 'b', 'c', 'a', 'd', 'e', 'f'].reduce<readonly PaletteItem[]>(
      (recent, id) => withChoice(recent, item(id, 'page')),
      [],
    );
    expect(all.map(({ id }) => id)).toEqual(['f', 'e', 'd', 'a', 'c']);
    expect(all.every(({ kind }) => kind === 'recent')).toBe(true);
  });

  it('offers a page once before anything is typed', () => {
    const [chosen] = findPages(pages, '好友');
    const offered = beforeTyping(pages, chosen ? withChoice([], chosen) : []);
    expect(offered.map(({ kind }) => kind)).toEqual(['recent', 'page', 'page']);
  });
});
