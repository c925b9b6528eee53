import { http, HttpResponse, type HttpHandler } from 'msw';
import type { MockState } from './mock-state';

/** Where the files of a mock backend are fetched from. */
export const MOCK_FILES = 'https://files.chatdeck.test/';

/** Serves uploaded files. */
export const mockFileHandler = ({ files }: MockState): HttpHandler =>
  http.get(`${MOCK_FILES}*`, async ({ request }) => {
    const file = files.get(decodeURIComponent(request.url.slice(MOCK_FILES.length)));
    if (!file) return new HttpResponse(null, { status: 404 });
    const headers = { 'content-type': file.type || 'application/octet-stream' };
    return new HttpResponse(await file.arrayBuffer(), { headers });
  });
