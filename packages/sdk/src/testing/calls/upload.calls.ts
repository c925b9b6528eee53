import { buildUnusedFile } from '../fixtures';
import { MOCK_UPLOAD_TOKEN } from './material.calls';
import { brokenRule, page, type MockCallsOf } from './mock-call';

/** Stores a file under its key; an object store checks nothing but the token. */
export const uploadCalls: MockCallsOf<'upload'> = {
  'upload.store': ({ key, token, file }, state) => {
    if (token !== MOCK_UPLOAD_TOKEN) throw brokenRule('token', 'invalid');
    state.files.set(key, file);
    const { size: bytes } = file;
    const { fileUsage } = state;
    state.fileUsage = {
      ...fileUsage,
      bytes: fileUsage.bytes + bytes,
      files: fileUsage.files + 1,
    };
    // The mock does not track which rows reference it.
    state.unusedFiles.unshift({ ...buildUnusedFile(0), key, bytes });
    return { key };
  },
  'upload.usage': (_, { fileUsage, unusedFiles }) => {
    const bytes = unusedFiles.reduce((sum, file) => sum + file.bytes, 0);
    return { ...fileUsage, unused: { bytes, files: unusedFiles.length } };
  },
  'upload.unused': (query, { unusedFiles }) => page(unusedFiles, query),
};
