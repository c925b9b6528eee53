import { contract } from '@chatdeck/sdk/contract';
import type { Routing } from '../../http/routing';
import type { ConfigService } from './config.service';
import type { RobotService } from './robot.service';

export function robotRoutes(
  routing: Routing,
  robot: RobotService,
  config: ConfigService,
  publicUrl: { readonly origin: string } | undefined,
): void {
  // A session of the open API sees the schedules of a config and none of its keys.
  routing.signedIn(contract.robot.config, ({ user: { userId, scopes } }) =>
    scopes === undefined ? config.load(userId) : config.loadSchedules(userId),
  );
  routing.signedIn(contract.robot.updateConfig, ({ user, input, origin, locale }) =>
    user.scopes === undefined
      ? config.save(user.userId, input.config, input.baseVersion, {
          origin: publicUrl?.origin ?? origin,
          locale,
        })
      : config.saveSchedules(user.userId, input.config, input.baseVersion),
  );
  routing.signedIn(contract.robot.status, async ({ user: { userId, scopes } }) => {
    const status = await robot.status(userId);
    // Whoever scans the code is the robot.
    if (scopes === undefined) return status;
    const { challenge: _, ...rest } = status;
    return { ...rest, qrUrl: '' };
  });
  routing.signedIn(contract.robot.configHistory, ({ user: { userId }, input }) =>
    input.version === undefined ? config.history(userId) : config.revision(userId, input.version),
  );
  routing.signedIn(contract.robot.restoreConfig, ({ user, input }) =>
    config.restore(user.userId, input.version, input.baseVersion),
  );
  routing.signedIn(contract.robot.setVerifyCode, ({ user, input }) =>
    robot.setVerifyCode(user.userId, input.verifyCode),
  );
  routing.signedIn(contract.robot.clearRecords, ({ user }) => robot.clearRecords(user.userId));
}
