import { OPEN_API_SCOPE } from '@chatdeck/sdk';
import type { HandlersOf } from '../../http/handlers';
import type { ConfigService } from './config.service';
import type { RobotService } from './robot.service';

export function robotHandlers(
  robot: RobotService,
  config: ConfigService,
  publicUrl: { readonly origin: string } | undefined,
): HandlersOf<'robot'> {
  return {
    // A session of the open API sees the schedules of a config but none of its keys.
    config: ({ user: { userId, scopes } }) =>
      scopes === undefined ? config.load(userId) : config.loadSchedules(userId),
    updateConfig: ({ user, input, origin, locale }) =>
      user.scopes === undefined
        ? config.save(user.userId, input.config, input.baseVersion, {
            origin: publicUrl?.origin ?? origin,
            locale,
          })
        : config.saveSchedules(
            user.userId,
            input.config,
            input.baseVersion,
            user.scopes.includes(OPEN_API_SCOPE.scheduleRead),
          ),
    status: async ({ user: { userId, scopes } }) => {
      const status = await robot.status(userId);
      // Whoever scans the code controls the robot.
      if (scopes === undefined) return status;
      const { challenge: _, ...rest } = status;
      return { ...rest, qrUrl: '' };
    },
    configHistory: ({ user: { userId }, input }) =>
      input.version === undefined ? config.history(userId) : config.revision(userId, input.version),
    restoreConfig: ({ user, input }) =>
      config.restore(user.userId, input.version, input.baseVersion),
    setVerifyCode: ({ user, input }) => robot.setVerifyCode(user.userId, input.verifyCode),
    clearRecords: ({ user }) => robot.clearRecords(user.userId),
  };
}
