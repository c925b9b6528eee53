import { installRobot } from '../fixtures/robot/install.mjs';

/** The robot has its own packages, which are installed once before the first journey. */
export default function globalSetup(): void {
  installRobot();
}
