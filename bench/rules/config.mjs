export { RobotConfigScreen as Adapter } from '@chatdeck/ui/robot';
export { Host } from './host.mjs';
