import { CODE } from '@chatdeck/sdk/constants';
import { api, call } from './api';

/** The robot's status and its config. */
export const robotApi = api.injectEndpoints({
  endpoints: (build) => ({
    robotStatus: build.query({
      queryFn: call('robot', (robot, _: void, options) => robot.status(options)),
      providesTags: ['robot'],
    }),
    robotConfig: build.query({
      queryFn: call('robot', (robot, _: void, options) => robot.config.load(options)),
      providesTags: ['robot'],
    }),
    saveRobotConfig: build.mutation({
      queryFn: call('robot', (robot, input: { config: string; baseVersion: number }, options) =>
        robot.config.save(input, options),
      ),
      invalidatesTags: ['robot'],
    }),
    /** The same for a change that can be made again on what somebody else has saved meanwhile. */
    mergeRobotConfig: build.mutation({
      queryFn: call(
        'robot',
        (robot, input: { config: string; baseVersion: number }, options) =>
          robot.config.save(input, options),
        [CODE.configChanged],
      ),
      invalidatesTags: ['robot'],
    }),
    clearRecords: build.mutation({
      queryFn: call('robot', (robot, _: void, options) => robot.clearRecords(options)),
    }),
    robotConfigHistory: build.query({
      queryFn: call('robot', (robot, _: void, options) => robot.config.history(options)),
      providesTags: ['robot'],
    }),
    robotConfigRevision: build.query({
      queryFn: call('robot', (robot, version: number, options) =>
        robot.config.revision(version, options),
      ),
    }),
    restoreRobotConfig: build.mutation({
      queryFn: call('robot', (robot, input: { version: number; baseVersion: number }, options) =>
        robot.config.restore(input, options),
      ),
      invalidatesTags: ['robot'],
    }),
  }),
});
