/** Says which client makes a call, so that it need not be notified of what it did itself. */
export const CLIENT_HEADER = 'x-chatdeck-client';
