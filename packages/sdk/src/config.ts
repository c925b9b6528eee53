export {
  listedRows,
  PAUSED_FIELD,
  withListedRows,
  type ListedRow,
} from './resources/robot/paused-rows';
export {
  configView,
  freshConfig,
  parseConfig,
  serializeConfig,
  type ConfigEdits,
  type ParsedConfig,
  type RobotConfig,
  type RobotConfigField,
} from './resources/robot/robot-config';
