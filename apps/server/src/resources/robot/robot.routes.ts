import { contract } from '@chatdeck/sdk/contract';
import type { Routing } from '../../http/routing';
import type { ConfigService } from './config.service';
import type { RobotService } from './robot.service';

export function robotRoutes(routing: Routing, robot: RobotService, config: ConfigService): void {
  // A session of the open API sees the schedules of a config and none of its keys.
  routing.signedIn(contract.robot.config, ({ user: { userId, scopes } }) =>
    scopes === undefined ? config.load(userId) : config.loadSchedules(userId),
  );
  routing.signedIn(contract.robot.updateConfig, ({ user: { userId, scopes }, input }) =>
    scopes === undefined
      ? config.save(userId, input.config, input.baseVersion)
      : config.saveSchedules(userId, input.config, input.baseVersion),
  );
  routing.signedIn(contract.robot.status, ({ user }) => robot.status(user.userId));
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
