import { MOCK_UPLOAD_TOKEN } from './material.calls';
import { brokenRule, type MockCallsOf } from './mock-call';

/** Keeps a file under its key; an object store checks nothing but the leave. */
export const uploadCalls: MockCallsOf<'upload'> = {
  'upload.store': ({ key, token, file }, state) => {
    if (token !== MOCK_UPLOAD_TOKEN) throw brokenRule('token', 'invalid');
    state.files.set(key, file);
    return { key };
  },
};
