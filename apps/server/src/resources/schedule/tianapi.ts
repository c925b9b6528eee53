import * as z from 'zod/mini';

/** Timeout for the data of a saying. */
const TIMEOUT_MS = 8_000;

const answer = z.object({ code: z.literal(200), result: z.looseObject({}) });
const weather = z.object({
  list: z.array(
    z.object({
      tips: z.string(),
      weather: z.string(),
      lowest: z.string(),
      highest: z.string(),
      wind: z.string(),
      windspeed: z.string(),
    }),
  ),
});
const sweetWord = z.object({ content: z.string() });

/**
 * The data of a day from tianapi.com, with the account's key: the source that the plugin uses too (robot contract,
 * section 9.2). Empty without a key, a known city, or an answer in time.
 */
export function tianapi(base: URL) {
  async function ask<T>(name: string, schema: z.ZodMiniType<T>, query: Record<string, string>) {
    const url = new URL(`${base.href.replace(/\/$/, '')}/${name}/index`);
    url.search = new URLSearchParams(query).toString();
    try {
      const response = await fetch(url, { signal: AbortSignal.timeout(TIMEOUT_MS) });
      const { result } = z.parse(answer, await response.json());
      return z.parse(schema, result);
    } catch {
      return undefined;
    }
  }

  return {
    async weather(key: string, city: string) {
      if (key === '' || city === '') return undefined;
      return (await ask('tianqi', weather, { key, city }))?.list[0];
    },

    async sweetWord(key: string) {
      if (key === '') return undefined;
      return (await ask('saylove', sweetWord, { key }))?.content.replaceAll(/\r\n|<br>/g, '\n');
    },
  };
}

export type Tianapi = ReturnType<typeof tianapi>;
