export { OfflineBanner } from './offline-banner';
export { RobotCard } from './robot-card';
