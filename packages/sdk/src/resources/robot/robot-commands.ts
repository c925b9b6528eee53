import { ROBOT_TIME_ZONE } from '../schedule/schedule.constants';

interface Connection {
  readonly apiKey: string;
  readonly apiSecret: string;
  /** The address of the server, without a trailing slash. */
  readonly address: string;
}

/** Where the server stores the files that start a robot. */
export const ROBOT_FILES_PATH = '/robot';

/** The time zone of the robot's schedules; a process in another one writes different dates and times into messages. */
export const ROBOT_TZ = ROBOT_TIME_ZONE;

const LOCAL = /^(localhost|127\.\d+\.\d+\.\d+|\[::1\]|0\.0\.0\.0)$/;

/** The address as a container reaches it: its localhost is not that of the machine. */
function fromContainer(address: string): { readonly address: string; readonly isLocal: boolean } {
  const url = URL.canParse(address) ? new URL(address) : undefined;
  if (url === undefined || !LOCAL.test(url.hostname)) return { address, isLocal: false };
  url.hostname = 'host.docker.internal';
  return { address: url.href.replace(/\/$/, ''), isLocal: true };
}

/** The commands that start a robot on the server that shows them, ready to be pasted. */
export function robotCommands({ apiKey, apiSecret, address }: Connection) {
  const files = address + ROBOT_FILES_PATH;
  const options = `--key ${apiKey} --secret ${apiSecret} --server ${address}`;
  const keys = `AIBOTK_KEY=${apiKey} AIBOTK_SECRET=${apiSecret}`;
  const inContainer = fromContainer(address);
  return {
    /** The demo robot, for users without a copy of the repository. */
    demo: `curl -fsSL ${files}/get.mjs | node --input-type=module - ${options}`,
    /** The demo robot, in the repository. */
    repository: `npm run robot -- ${options}`,
    install: 'npm install @juzi/wechaty wechaty-web-panel your-puppet',
    files: `curl -fsSL -O ${files}/redirect.mjs -O ${files}/own-bot.mjs`,
    start: [
      `TZ=${ROBOT_TZ} ${keys} CHATDECK_URL=${address} WECHATY_PUPPET=your-puppet`,
      'node --import ./redirect.mjs own-bot.mjs',
    ].join(' '),
    dockerFiles: `curl -fsSL -O ${files}/redirect.mjs`,
    docker: [
      'docker run',
      ...(inContainer.isLocal ? ['--add-host host.docker.internal:host-gateway'] : []),
      '-v "$PWD/redirect.mjs:/chatdeck/redirect.mjs:ro"',
      '-e NODE_OPTIONS=--import=/chatdeck/redirect.mjs',
      `-e TZ=${ROBOT_TZ} -e CHATDECK_URL=${inContainer.address}`,
      `-e AIBOTK_KEY=${apiKey} -e AIBOTK_SECRET=${apiSecret} your-robot-image`,
    ].join(' '),
  };
}

/**
 * A compose file that runs a robot of one's own beside the two files of `robotCommands().files`: it installs the plugin and the
 * protocol on the first start, and asks for the keys and the protocol by the names of their variables.
 */
export function robotCompose(address: string): string {
  const server = fromContainer(address);
  return `# AIBOTK_KEY=… AIBOTK_SECRET=… WECHATY_PUPPET=… docker compose up
services:
  robot:
    image: node:22-slim
    restart: unless-stopped
    working_dir: /robot
    volumes:
      - .:/robot
    environment:
      TZ: ${ROBOT_TZ}
      CHATDECK_URL: ${server.address}
      AIBOTK_KEY: \${AIBOTK_KEY:?the API key of the account}
      AIBOTK_SECRET: \${AIBOTK_SECRET:?the API secret of the account}
      WECHATY_PUPPET: \${WECHATY_PUPPET:?the package of the protocol}
${server.isLocal ? "    extra_hosts:\n      - 'host.docker.internal:host-gateway'\n" : ''}    command:
      - sh
      - -c
      - npm install --no-audit --no-fund @juzi/wechaty wechaty-web-panel $$WECHATY_PUPPET && exec node --import ./redirect.mjs own-bot.mjs
`;
}
