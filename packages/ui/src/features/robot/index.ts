export type { HeldLeave } from '#lists/config/leave-dialog.tsx';
export {
  RobotConfigScreen,
  type RobotConfigScreenProps,
} from './robot-config-screen/robot-config-screen';
