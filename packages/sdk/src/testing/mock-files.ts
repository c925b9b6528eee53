import { http, HttpResponse, type HttpHandler } from 'msw';
import { CODE } from '../core/codes';
import { ruleText } from '../core/rule-texts';

/** Where the files of a mock backend are. */
export const MOCK_FILES = 'https://files.chatdeck.test/';

/** An object store in memory: what is uploaded can be fetched again. */
export function mockFileHandlers(): HttpHandler[] {
  const files = new Map<string, File>();
  return [
    http.post(`${MOCK_FILES}upload`, async ({ request }) => {
      const form = await request.formData();
      const key = form.get('key');
      const file = form.get('file');
      if (typeof key !== 'string' || !(file instanceof File)) {
        const msg = ruleText('message.file', 'zh-CN');
        return HttpResponse.json({ code: CODE.missingValue, msg, data: null });
      }
      files.set(key, file);
      return HttpResponse.json({ key });
    }),
    http.get(`${MOCK_FILES}*`, async ({ request }) => {
      const file = files.get(decodeURIComponent(request.url.slice(MOCK_FILES.length)));
      if (!file) return new HttpResponse(null, { status: 404 });
      const headers = { 'content-type': file.type || 'application/octet-stream' };
      return new HttpResponse(await file.arrayBuffer(), { headers });
    }),
  ];
}
