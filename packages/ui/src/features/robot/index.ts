export type { HeldLeave } from './changes/leave-dialog';
export {
  RobotConfigScreen,
  type RobotConfigScreenProps,
} from './robot-config-screen/robot-config-screen';
