import { describe, expect, it } from 'vitest';
import { readConfig } from './config-document';
import { currentValues, editField, rebase, settle, startFrom, toDocument } from './config-edits';

const saved = (config: object, version = 1) => {
  const read = readConfig(JSON.stringify(config));
  if (!read) throw new Error('Not a config');
  return { ...read, version };
};
const base = saved({ defaultReply: '在', chatDelay: '2', future: { deep: [1] } });

describe('Edits of a config', () => {
  it('change their fields alone in the stored document', () => {
    const edited = editField(startFrom(base), 'preventWords', '股票');
    expect(JSON.parse(toDocument(edited))).toEqual({ ...base.stored, preventWords: '股票' });
  });

  it('are none once a field is back at what is saved', () => {
    const edited = editField(startFrom(base), 'chatDelay', 3);
    expect(toDocument(editField(edited, 'chatDelay', 2))).toBe(JSON.stringify(base.stored));
  });

  it('merge with what another editor changed elsewhere', () => {
    const edited = editField(startFrom(base), 'defaultReply', '我在');
    const theirs = saved({ ...base.stored, preventLength: 500 }, 2);
    const merged = rebase(edited, theirs);
    expect(merged.clashes).toEqual([]);
    expect(merged.merged).toEqual(['preventLength']);
    expect(currentValues(merged)).toMatchObject({ defaultReply: '我在', preventLength: 500 });
    expect(merged.base.version).toBe(2);
  });

  it('have to be decided where both changed one field', () => {
    const edited = editField(startFrom(base), 'defaultReply', '我在');
    const clashed = rebase(edited, saved({ ...base.stored, defaultReply: '在的' }, 2));
    expect(clashed.clashes).toEqual([{ key: 'defaultReply', before: '在', theirs: '在的' }]);
    const again = rebase(clashed, saved({ ...base.stored, defaultReply: '在吗' }, 3));
    expect(again.clashes).toEqual([{ key: 'defaultReply', before: '在', theirs: '在吗' }]);
    const theirs = settle(again, { defaultReply: '在吗' });
    expect(theirs).toMatchObject({ clashes: [], edits: {} });
    const mine = settle(again, { defaultReply: '我在' });
    expect(mine).toMatchObject({ clashes: [], edits: { defaultReply: '我在' } });
  });

  it('are none any more once they were sent, however the stored version reads them back', () => {
    const edited = editField(startFrom(base), 'gpttoken', ' sk-1 ');
    const stored = readConfig(toDocument(edited));
    expect(stored?.values.gpttoken).toBe('sk-1');
    const next = rebase(edited, saved(stored?.stored ?? {}, 2), edited.edits);
    expect(next).toMatchObject({ edits: {}, clashes: [] });
    const typedMeanwhile = editField(edited, 'gpttoken', 'sk-12');
    const retained = rebase(typedMeanwhile, saved(stored?.stored ?? {}, 2), edited.edits);
    expect(retained.edits).toEqual({ gpttoken: 'sk-12' });
  });

  it('clash with nothing where both changed it alike', () => {
    const edited = editField(startFrom(base), 'defaultReply', '我在');
    const same = rebase(edited, saved({ ...base.stored, defaultReply: '我在' }, 2));
    expect(same).toMatchObject({ clashes: [], edits: {} });
  });
});
