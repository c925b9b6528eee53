/** What a session for a partner's pages may do. */
export const OPEN_API_SCOPE = {
  materialRead: 'material:read',
  materialWrite: 'material:write',
  scheduleRead: 'schedule:read',
  scheduleWrite: 'schedule:write',
  contactRead: 'contact:read',
  send: 'send',
} as const;
/** One right of a session for a partner's pages. */
export type OpenApiScope = (typeof OPEN_API_SCOPE)[keyof typeof OPEN_API_SCOPE];
