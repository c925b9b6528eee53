interface Connection {
  readonly apiKey: string;
  readonly apiSecret: string;
  /** The address of the server without a slash at its end. */
  readonly address: string;
}

/** The lines that start a robot, as the guide to connecting one has them. */
export const robotCommands = ({ apiKey, apiSecret, address }: Connection) => ({
  demo: `npm run robot -- --key ${apiKey} --secret ${apiSecret} --server ${address}`,
  install: 'npm install @juzi/wechaty wechaty-web-panel your-puppet',
  start: [
    `AIBOTK_KEY=${apiKey} AIBOTK_SECRET=${apiSecret} CHATDECK_URL=${address}`,
    'node --import ./redirect.mjs bot.mjs',
  ].join(' '),
  docker: [
    'docker run -v "$PWD/redirect.mjs:/chatdeck/redirect.mjs:ro"',
    '-e NODE_OPTIONS=--import=/chatdeck/redirect.mjs',
    `-e CHATDECK_URL=${address}`,
    `-e AIBOTK_KEY=${apiKey} -e AIBOTK_SECRET=${apiSecret} your-robot-image`,
  ].join(' '),
});
