import { createHmac, randomUUID } from 'node:crypto';
import * as z from 'zod/mini';
import { jsonOf, type Outgoing } from './outgoing';

/** The endpoint that issues tokens. */
export const META = 'https://nls-meta.cn-shanghai.aliyuncs.com';
const answerSchema = z.object({ Token: z.object({ Id: z.string(), ExpireTime: z.number() }) });

/** The encoding of its signatures: more characters than a URL needs. */
const encoded = (text: string) =>
  encodeURIComponent(text).replace(
    /[!'()*]/g,
    (letter) => `%${letter.charCodeAt(0).toString(16).toUpperCase()}`,
  );

/** The query of a signed call that requests a token. */
export function tokenQuery(keyId: string, secret: string, nonce: string, at: Date): string {
  const parameters: Readonly<Record<string, string>> = {
    AccessKeyId: keyId,
    Action: 'CreateToken',
    Format: 'JSON',
    RegionId: 'cn-shanghai',
    SignatureMethod: 'HMAC-SHA1',
    SignatureNonce: nonce,
    SignatureVersion: '1.0',
    Timestamp: at.toISOString().replace(/\.\d+/, ''),
    Version: '2019-02-28',
  };
  const query = Object.entries(parameters)
    .map(([name, value]) => `${encoded(name)}=${encoded(value)}`)
    .join('&');
  const signature = createHmac('sha1', `${secret}&`)
    .update(`GET&${encoded('/')}&${encoded(query)}`)
    .digest('base64');
  return `Signature=${encoded(signature)}&${query}`;
}

/**
 * Tokens of Alibaba, which expire after a day. A key of two parts, `AccessKeyId:AccessKeySecret`, requests them as
 * needed; anything else is used as the token itself.
 */
export function alibabaTokens(ask: Outgoing) {
  const made = new Map<string, { readonly id: string; readonly endsAt: number }>();

  return async (key: string): Promise<string | undefined> => {
    const [, keyId, secret] = /^([^:]+):(.+)$/.exec(key) ?? [];
    if (keyId === undefined || secret === undefined) return key;
    const known = made.get(key);
    // A minute is left for the call that uses it.
    if (known !== undefined && known.endsAt - 60 > Date.now() / 1000) return known.id;
    const query = tokenQuery(keyId, secret, randomUUID(), new Date());
    const { data } = answerSchema.safeParse(jsonOf(await ask(`${META}/?${query}`)));
    if (data === undefined) return undefined;
    made.set(key, { id: data.Token.Id, endsAt: data.Token.ExpireTime });
    return data.Token.Id;
  };
}
