import { once } from 'node:events';
import { createServer, type IncomingMessage } from 'node:http';
import { isJsonObject, type Json } from '@chatdeck/sdk/rules';

/** The answer of each source of tianapi.com (robot contract, section 9.2). */
const TIANAPI: Readonly<Record<string, Json>> = {
  saylove: { content: '你是年少的欢喜' },
  allnews: { newslist: [{ title: '今日头条一' }, { title: '今日头条二' }] },
  cname: { list: [{ naming: '清风徐来' }] },
  lajifenlei: {
    list: [{ name: '电池', type: 1, explain: '含重金属', contain: '电池', tip: '投入红桶' }],
  },
  mingyan: { list: [{ content: '学无止境', author: '荀子' }] },
  star: { list: [{ type: '综合指数', content: '95%' }] },
  surname: { content: '张姓出自姬姓' },
  lunar: { gregoriandate: '2026-11-22', lunardate: '十月十四', fitness: '出行' },
  godreply: { list: [{ title: '何解忧愁', content: '唯有暴富' }] },
  rkl: { list: [{ content: '四是四十是十' }] },
  skl: { content: '一二三四五' },
  tianqi: {
    list: [
      {
        tips: '出门带伞',
        weather: '小雨',
        lowest: '8℃',
        highest: '15℃',
        wind: '北风',
        windspeed: '3级',
      },
    ],
  },
};

const FEED = `<?xml version="1.0"?><rss version="2.0"><channel><title>f</title>
<item><title>今天的条目</title><link>https://example.com/1</link><description>摘要</description></item></channel></rss>`;

const PICTURE = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);

async function bodyOf(request: IncomingMessage): Promise<Json> {
  const text = Buffer.concat(await request.toArray()).toString();
  const parsed = text === '' ? null : (JSON.parse(text) as Json);
  return parsed;
}

/** Stands in for every paid service: skills and news, the weather, an AI service, a feed, pictures. */
export async function startStub() {
  const asked: { readonly path: string; readonly body: Json }[] = [];
  const server = createServer((request, response) => {
    void bodyOf(request).then((body) => {
      const { pathname } = new URL(request.url ?? '', 'http://stand.in');
      asked.push({ path: pathname, body });
      const [, name = ''] = pathname.split('/');
      const result = TIANAPI[name];
      const json = (answer: Json) =>
        response.setHeader('content-type', 'application/json').end(JSON.stringify(answer));
      if (result !== undefined) return json({ code: 200, msg: 'success', result });
      if (pathname === '/feed.xml') {
        return response.setHeader('content-type', 'application/rss+xml').end(FEED);
      }
      if (pathname.endsWith('.jpg'))
        return response.setHeader('content-type', 'image/jpeg').end(PICTURE);
      if (pathname === '/t/doutu/items') {
        return json({ totalSize: 1, items: [{ url: 'http://doutu.example/cat.jpg' }] });
      }
      if (pathname === '/v1/chat/completions') {
        if (!isJsonObject(body) || body['stream'] !== true) return json(completion(body));
        const chunk = JSON.stringify(completionChunk(body));
        response.setHeader('content-type', 'text/event-stream');
        return response.end(`data: ${chunk}\n\ndata: [DONE]\n\n`);
      }
      return response.writeHead(404).end();
    });
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  const port = typeof address === 'object' && address !== null ? address.port : 0;
  return { asked, url: `http://127.0.0.1:${port}`, close: () => void server.close() };
}

const contentFor = (body: Json) =>
  JSON.stringify(body).includes('image_url') ? '图里是一只猫' : '人工智能的回答';
const common = { id: 'c1', created: 1, model: 'gpt-4o' };

/** A completion that distinguishes a picture from text. */
const completion = (body: Json): Json => ({
  ...common,
  object: 'chat.completion',
  choices: [
    { index: 0, finish_reason: 'stop', message: { role: 'assistant', content: contentFor(body) } },
  ],
  usage: { prompt_tokens: 1, completion_tokens: 1, total_tokens: 2 },
});

/** The same as one chunk of a stream. */
const completionChunk = (body: Json): Json => ({
  ...common,
  object: 'chat.completion.chunk',
  choices: [
    { index: 0, finish_reason: 'stop', delta: { role: 'assistant', content: contentFor(body) } },
  ],
});
