export { RobotConfigScreen } from './robot-config-screen/robot-config-screen';
