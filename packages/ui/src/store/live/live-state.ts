/** Whether events come in: `open` from the server or from the tab that listens for all, `down` when only asking helps. */
export type LiveState = 'down' | 'open';
