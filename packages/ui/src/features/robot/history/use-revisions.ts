import { robotApi } from '#store/robot.api.ts';

/** The kept versions of the config, newest first. */
export const useRevisions = () => robotApi.useRobotConfigHistoryQuery();

/** One kept version with its text. */
export const useRevision = (version: number) => robotApi.useRobotConfigRevisionQuery(version);
