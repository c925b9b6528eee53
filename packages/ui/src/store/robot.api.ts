import type { ChatdeckClient, LiveEvent, StoredConfig } from '@chatdeck/sdk';
import { CODE, LIVE_EVENT } from '@chatdeck/sdk/constants';
import { api, call } from './api';
import { onLiveEvent, type LiveStore } from './live/on-live-event';

type SaveCall = ChatdeckClient['robot']['config']['save'];
type SavedVersion = Extract<Awaited<ReturnType<SaveCall>>, { readonly ok: true }>['data'];

interface ConfigToSave {
  readonly config: string;
  /** The version that was changed. */
  readonly baseVersion: number;
}

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
    /**
     * Like `saveRobotConfig`, for changes that can be retried on top of what another editor has saved. A long list is saved
     * often, and what the server stores then is known.
     */
    mergeRobotConfig: build.mutation<SavedVersion, ConfigToSave>({
      queryFn: call(
        (input: ConfigToSave) => (client, options) => client.robot.config.save(input, options),
        [CODE.configChanged],
      ),
      invalidatesTags: (saved) => (saved ? ['revision'] : ['robot']),
      onQueryStarted: async ({ config }, { dispatch, queryFulfilled, ...store }) => {
        const saved = await queryFulfilled.catch(() => undefined);
        if (!saved) return;
        const loaded = robotApi.endpoints.robotConfig.select()(store.getState());
        // An answer on its way may be older, and of a part the server completes what it is sent.
        if (loaded.isLoading || loaded.data?.isPartial) {
          dispatch(api.util.invalidateTags(['robot']));
          return;
        }
        // Somebody else has saved since, and what they saved was loaded before this answer came.
        if (loaded.data && loaded.data.version > saved.data.version) return;
        const write = (stored: StoredConfig) => void Object.assign(stored, saved.data, { config });
        dispatch(robotApi.util.updateQueryData('robotConfig', undefined, write));
      },
    }),
    clearRecords: build.mutation({
      queryFn: call((_: void) => (client, options) => client.robot.clearRecords(options)),
    }),
    robotConfigHistory: build.query({
      queryFn: call((_: void) => (client, options) => client.robot.config.history(options)),
      providesTags: ['robot', 'revision'],
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

/** Writes the robot's status and the versions of its config, which its events carry. */
function writeRobotEvent(event: LiveEvent, { dispatch }: LiveStore): void {
  if (event.type === LIVE_EVENT.robot) {
    const { status, online } = event;
    const change = (robot: object) => void Object.assign(robot, { status, online });
    dispatch(robotApi.util.updateQueryData('robotStatus', undefined, change));
  }
  if (event.type === LIVE_EVENT.config) {
    dispatch(
      robotApi.util.updateQueryData('robotConfig', undefined, (config) => {
        // A newer version is shown together with its content, never before it.
        if (config.version === event.version) config.liveVersion = event.liveVersion;
      }),
    );
  }
}

onLiveEvent(writeRobotEvent);
