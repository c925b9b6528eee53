import { CODE } from '@chatdeck/sdk/constants';
import { api, call } from './api';
import { listAll } from './list-all';
import { recordEndpoints } from './record-endpoints';

/** A list that does not load must not be announced when a config is saved; where it is shown, its place says so. */
const QUIET = [0, ...Object.values(CODE)];

/** Messages that are kept as small tests of the config. */
export const sampleApi = api.injectEndpoints({
  endpoints: (build) => {
    const sample = recordEndpoints(build, 'sample', (client) => client.sample);
    return {
      samples: build.query({
        queryFn: call(
          (_: void) => (client, options) => listAll(client.sample.list, options),
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
