import { createHash } from 'node:crypto';

let calls = 0;

const paired = (values) => Object.entries(values).map(([key, value]) => [key, String(value)]);

/** The parameters of a robot's call with the signature that the plugin makes. */
function signed({ apiKey, apiSecret }, parameters) {
  const query = {
    apiKey,
    timestamp: Date.now(),
    nonce: String(++calls % 1000).padStart(3, '0'),
    ...parameters,
  };
  const text = Object.keys(query)
    .sort()
    .map(
      (key) => `${key}=${typeof query[key] === 'string' ? query[key] : JSON.stringify(query[key])}`,
    )
    .join('&');
  const sign = createHash('md5')
    .update(`${apiSecret}&ApiSecret=${text}`)
    .digest('hex')
    .toUpperCase();
  return { ...query, sign };
}

/** The calls of a robot with these keys to a server. */
export const robotAt = (url, keys, send = fetch) => ({
  signed: (parameters) => signed(keys, parameters),
  get: (path) => send(`${url}/open/v1/api${path}?${new URLSearchParams(paired(signed(keys, {})))}`),
  post: (path, parameters) =>
    send(`${url}/open/v1/api${path}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(signed(keys, parameters)),
    }),
});
