import type { RobotCommand } from '@chatdeck/sdk/rules';
import { api, call } from './api';
import { CallPort } from './call-port';

/** Helps a robot log in, and has it run things now. */
export const robotLoginApi = api.injectEndpoints({
  endpoints: (build) => ({
    /** The server URL that a robot is started with. */
    serverAddress: build.query<string, void>({
      queryFn: (_, { extra }) => ({ data: extra instanceof CallPort ? extra.address : '' }),
    }),
    /** Submits the verification code that the messaging network asks for at login. */
    setVerifyCode: build.mutation({
      queryFn: call(
        (code: string) => (client, options) => client.robot.setVerifyCode(code, options),
      ),
      invalidatesTags: ['robot'],
    }),
    /** Has the robot do something now; refused while it is offline, and when repeated within 5 s. */
    robotEvent: build.mutation({
      queryFn: call(
        (command: RobotCommand) => (client, options) => client.send.event(command, options),
      ),
    }),
  }),
});
