import { CODE } from '@chatdeck/sdk/constants';
import { api, call } from './api';
import { onLiveEvent } from './live/on-live-event';
import { writeRobotEvent } from './robot-live';

/** The robot's status and its config. */
export const robotApi = api.injectEndpoints({
  endpoints: (build) => ({
    robotStatus: build.query({
      queryFn: call((_: void) => (client, options) => client.robot.status(options)),
      providesTags: ['robot'],
    }),
    robotConfig: build.query({
      queryFn: call((_: void) => (client, options) => client.robot.config.load(options)),
      providesTags: ['robot'],
    }),
    saveRobotConfig: build.mutation({
      queryFn: call(
        (input: { config: string; baseVersion: number }) => (client, options) =>
          client.robot.config.save(input, options),
      ),
      invalidatesTags: ['robot'],
    }),
    /** Like `saveRobotConfig`, for changes that can be retried on top of what another editor has saved. */
    mergeRobotConfig: build.mutation({
      queryFn: call(
        (input: { config: string; baseVersion: number }) => (client, options) =>
          client.robot.config.save(input, options),
        [CODE.configChanged],
      ),
      invalidatesTags: ['robot'],
    }),
    clearRecords: build.mutation({
      queryFn: call((_: void) => (client, options) => client.robot.clearRecords(options)),
    }),
    robotConfigHistory: build.query({
      queryFn: call((_: void) => (client, options) => client.robot.config.history(options)),
      providesTags: ['robot'],
    }),
    robotConfigRevision: build.query({
      queryFn: call(
        (version: number) => (client, options) => client.robot.config.revision(version, options),
      ),
    }),
    restoreRobotConfig: build.mutation({
      queryFn: call(
        (input: { version: number; baseVersion: number }) => (client, options) =>
          client.robot.config.restore(input, options),
      ),
      invalidatesTags: ['robot'],
    }),
  }),
});

onLiveEvent((event, store) => writeRobotEvent(robotApi, event, store));
