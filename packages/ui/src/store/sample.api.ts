import { ACCOUNT_CAP, CODE } from '@chatdeck/sdk/constants';
import { api, call } from './api';
import { recordEndpoints } from './record-endpoints';

/** A list that does not load must not be announced when a config is saved; where it is shown, its place says so. */
const QUIET = [0, ...Object.values(CODE)];

/** An account has no more of them. */
const MOST = ACCOUNT_CAP.samples;

/** Messages saved as small tests of the config. */
export const sampleApi = api.injectEndpoints({
  endpoints: (build) => {
    const sample = recordEndpoints(build, 'sample', (client) => client.sample);
    return {
      samples: build.query({
        queryFn: call(
          (_: void) => async (client, options) => {
            const page = await client.sample.list({ current: 1, pageSize: MOST }, options);
            if (!page.ok) return page;
            // Each is simulated, so a server that sends more must not freeze the page.
            return { ...page, data: { ...page.data, list: page.data.list.slice(0, MOST) } };
          },
          QUIET,
        ),
        providesTags: ['sample'],
      }),
      addSample: sample.add,
      updateSample: sample.update,
      removeSample: sample.remove,
      restoreSample: sample.restore,
    };
  },
});
