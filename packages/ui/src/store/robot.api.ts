import { api, call } from './api';

/** The robot's status and its config. */
export const robotApi = api.injectEndpoints({
  endpoints: (build) => ({
    robotStatus: build.query({
      queryFn: call((client, _: void, options) => client.robot.status(options)),
      providesTags: ['robot'],
    }),
    robotConfig: build.query({
      queryFn: call((client, _: void, options) => client.robot.config.load(options)),
      providesTags: ['robot'],
    }),
    saveRobotConfig: build.mutation({
      queryFn: call((client, input: { config: string; baseVersion: number }, options) =>
        client.robot.config.save(input, options),
      ),
      invalidatesTags: ['robot'],
    }),
  }),
});
