export { DoubledBanner } from './doubled-banner';
export { OfflineBanner } from './offline-banner';
export { RobotButton } from './robot-button';
export { RobotCard } from './robot-card';
