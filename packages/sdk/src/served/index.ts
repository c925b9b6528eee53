export { expectedOf, isSameExpected } from './expected-outcome';
export { prepareRobot, type PreparedRobot, type StoredRobot } from './prepare-robot';
export { repairedRow } from './repaired-row';
export { safeConfig, safeRows } from './safe-config';
export { servedDialogue } from './served-dialogue';
export { withinRights, type ServedRights } from './served-rights';
export { storableObject } from './storable-keys';
