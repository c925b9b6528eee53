export { checkConfig } from './config-check/check-config';
export type {
  Finding,
  FindingFix,
  FindingId,
  FindingPlace,
  KnownChat,
  CheckContext,
  Severity,
} from './config-check/finding.types';
export { REASON_TEXT, reasonText, type ReasonId } from './reason-texts';
export { simulate } from './simulate';
export { isStageId, STAGE_TEXT, stageText } from './stage-texts';
export type {
  Ask,
  HistoryLine,
  RuleReference,
  Send,
  SentReply,
  Simulation,
  SimulationMemory,
  SimulationMessage,
  SimulationSetup,
  Stage,
  StageId,
  Target,
  Verdict,
} from './simulation.types';
