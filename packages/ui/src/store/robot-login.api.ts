import type { RobotCommand } from '@chatdeck/sdk/rules';
import { api, call } from './api';
import { CallPort } from './call-port';

/** Helping a robot to log in, and having it do things now. */
export const robotLoginApi = api.injectEndpoints({
  endpoints: (build) => ({
    /** The address that a robot is started with. */
    serverAddress: build.query<string, void>({
      queryFn: (_, { extra }) => ({ data: extra instanceof CallPort ? extra.address : '' }),
    }),
    /** Hands over the code that the network asks for at login. */
    setVerifyCode: build.mutation({
      queryFn: call(
        (code: string) => (client, options) => client.robot.setVerifyCode(code, options),
      ),
      invalidatesTags: ['robot'],
    }),
    /** Asks the robot to do something now; refused while it is offline, and again within 5 s. */
    robotEvent: build.mutation({
      queryFn: call(
        (command: RobotCommand) => (client, options) => client.send.event(command, options),
      ),
    }),
  }),
});
