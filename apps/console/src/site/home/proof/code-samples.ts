/** What embeds a panel, as in the README of the package, which a test compares. */
export const EMBED_CODE = `const client = createPanelClient([materialPanel], {
  baseUrl: 'https://chat.example.com',
  auth: { getToken },
});

export const Materials = () => (
  <ChatdeckProvider client={client} locale="en" appearance={{ scheme: 'auto' }}>
    <MaterialPanel />
  </ChatdeckProvider>
);`;

/** What starts the server from a copy of the repository, as in its README. */
export const START_CODE = `npm ci
npm start`;
