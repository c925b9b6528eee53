import { installRobot } from '../fixtures/robot/install.mjs';

/** The robot's packages are its own; they are installed once, before the first journey. */
export default function globalSetup(): void {
  installRobot();
}
