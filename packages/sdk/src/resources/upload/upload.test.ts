import { describe, expect, it } from 'vitest';
import { ruleText } from '../../core/rule-texts';
import { UPLOAD_CONTEXTS, type UploadContextName } from './upload-context.constants';
import { asciiFileName, checkThumbnail, checkUpload } from './upload.rules';

const MB = 1024 * 1024;
const file = (name: string, type = '', size = 1) => ({ name, type, size });
const textFile = (rule: Parameters<typeof ruleText>[0] | undefined) =>
  rule === undefined ? 'accepted' : ruleText(rule, 'zh-CN');
const inSend = (...args: Parameters<typeof file>) => textFile(checkUpload('send', file(...args)));
const inMaterial = (...args: Parameters<typeof file>) =>
  textFile(checkUpload('material', file(...args)));

describe('uploading a file', () => {
  it.each<[UploadContextName, number, string]>([
    ['send', 5 * MB, '上传文件大小不能超过 5MB!'],
    ['material', 10 * MB, '上传文件大小不能超过 10MB!'],
  ])('in the %s dialog ends right below %i bytes', (context, limit, refusal) => {
    expect(checkUpload(context, file('a.pdf', '', limit - 1))).toBeUndefined();
    expect(textFile(checkUpload(context, file('a.pdf', '', limit)))).toBe(refusal);
  });

  it('refuses any Chinese character in its name, also rare and old ones', () => {
    for (const name of ['报告.pdf', 'a書.pdf', 'a〇.pdf', 'a𠮷.pdf', 'a.价目表']) {
      expect(inSend(name)).toBe('文件名不能带中文');
    }
    for (const name of ['résumé.pdf', 'отчёт.pdf', 'レポート.pdf', 'a🀄.pdf']) {
      expect(inSend(name)).toBe('accepted');
    }
  });

  it.each(Object.entries(UPLOAD_CONTEXTS))(
    'takes each extension and each mime type of the %s dialog',
    (context, { extensions, mimeTypes }) => {
      const name = context as UploadContextName;
      for (const extension of extensions) {
        expect(checkUpload(name, file(`a.${extension.toUpperCase()}`))).toBeUndefined();
      }
      for (const type of mimeTypes) expect(checkUpload(name, file('a', type))).toBeUndefined();
    },
  );

  it('says of an empty file that it is empty', () => {
    expect(inSend('a.pdf', '', 0)).toBe('文件是空的，请换一个');
    expect(textFile(checkThumbnail('material', file('a.png', '', 0)))).toBe('文件是空的，请换一个');
  });

  it('tells which formats a dialog takes', () => {
    expect(inSend('a.exe')).toBe('仅支持JPG/PNG/TEXT/ZIP 格式!');
    expect(inSend('a.mp3', 'audio/mpeg')).toBe('仅支持JPG/PNG/TEXT/ZIP 格式!');
    expect(inMaterial('a.exe')).toBe('仅支持JPG/PNG/TEXT/ZIP/XLS/CSV/DOC/PPT 格式!');
    expect(inMaterial('a.mp3', 'audio/mpeg')).toBe('accepted');
    expect(inSend('zip')).toBe('仅支持JPG/PNG/TEXT/ZIP 格式!');
    expect(inSend('notes', 'text/plain; charset=utf-8')).toBe('accepted');
  });
});

describe('uploading a thumbnail', () => {
  it('takes JPG and PNG alone, in the size of its dialog', () => {
    expect(checkThumbnail('send', file('a.jpeg', 'image/jpeg'))).toBeUndefined();
    expect(checkThumbnail('send', file('a.PNG'))).toBeUndefined();
    expect(textFile(checkThumbnail('material', file('a.gif', 'image/gif')))).toBe(
      '仅支持JPG/PNG格式!',
    );
    expect(textFile(checkThumbnail('send', file('图.png')))).toBe('文件名不能带中文');
    expect(textFile(checkThumbnail('send', file('a.png', '', 5 * MB)))).toBe(
      '上传文件大小不能超过 5MB!',
    );
  });
});

describe('the name that is offered instead', () => {
  it.each([
    ['报告2024.pdf', '2024.pdf'],
    ['五月 书单 v2.final.xlsx', 'v2.final.xlsx'],
    ['价目表.png', 'file.png'],
    ['résumé.doc', 'resume.doc'],
    ['价目表', 'file'],
    ['a.价目表', 'a'],
    ['.pdf', 'file.pdf'],
    ['menu-菜单-a.jpg', 'menu-a.jpg'],
    ['', 'file'],
  ])('for "%s" is "%s"', (name, offered) => {
    expect(asciiFileName(name)).toBe(offered);
    expect(/^[\w.-]+$/.test(offered)).toBe(true);
  });
});
