import { test as base } from '@playwright/test';
import {
  startRobot,
  type RobotOptions,
  type RobotProcess,
} from '../../fixtures/robot/robot-process.mjs';
import { startPartner, type PartnerOptions, type RunningPartner } from './partner-server';
import { startServer, type RunningServer } from './server';

interface Started {
  /** Starts a server with its own data folder; it is stopped after the test, whatever the outcome. */
  startServer: (env?: Record<string, string>) => Promise<RunningServer>;
  /** Starts the example of a partner's server; it is stopped after the test, whatever the outcome. */
  startPartner: (options: PartnerOptions) => Promise<RunningPartner>;
  /** Starts the real robot; it is stopped after the test, whatever the outcome. */
  startRobot: (options: RobotOptions) => RobotProcess;
}

/** Playwright's test, extended with the processes that the journeys start. */
export const test = base.extend<Started>({
  startServer: async ({}, use) => {
    const servers: RunningServer[] = [];
    await use(async (env) => {
      const server = await startServer(env);
      servers.push(server);
      return server;
    });
    await Promise.all(servers.map((server) => server.stop()));
  },
  startPartner: async ({}, use) => {
    const partners: RunningPartner[] = [];
    await use(async (options) => {
      const partner = await startPartner(options);
      partners.push(partner);
      return partner;
    });
    await Promise.all(partners.map((partner) => partner.stop()));
  },
  startRobot: async ({}, use) => {
    const robots: RobotProcess[] = [];
    await use((options) => {
      const robot = startRobot(options);
      robots.push(robot);
      return robot;
    });
    await Promise.all(robots.map((robot) => robot.stop()));
  },
});

export { expect } from '@playwright/test';
