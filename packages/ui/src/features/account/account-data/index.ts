export { AccountDataCard } from './account-data-card';
export { AccountDeletionGate, type AccountDeletionGateProps } from './account-deletion-gate';
