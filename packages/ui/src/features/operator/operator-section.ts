/** The parts of the operator's page, in their order. */
export const OPERATOR_SECTIONS = [
  'accounts',
  'plans',
  'invites',
  'feedback',
  'notice',
  'now',
  'backups',
  'audit',
  'settings',
] as const;
/** A part of the operator's page. */
export type OperatorSection = (typeof OPERATOR_SECTIONS)[number];

/** The part that an address names; accounts for any other text. */
export const sectionOf = (name: string): OperatorSection =>
  OPERATOR_SECTIONS.find((section) => section === name) ?? 'accounts';
