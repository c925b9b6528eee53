/** Where a robot connects. Its plugin joins the two with a colon, so the port may include a path. */
export interface RobotAddress {
  readonly host: string;
  readonly port: number | string;
}

const PORTS: Readonly<Record<string, number>> = {
  'mqtt:': 1883,
  'mqtts:': 8883,
  'ws:': 80,
  'wss:': 443,
};

/** The broker in this process. */
interface EmbeddedAddress {
  readonly hostname: string;
  readonly port: number | undefined;
  readonly isTls: boolean;
}

/** The address in the settings, otherwise the broker in this process under the host name that the robot called. */
export function robotAddress(
  publicMqtt: URL | undefined,
  { hostname, port, isTls }: EmbeddedAddress,
): RobotAddress {
  if (publicMqtt === undefined) {
    return { host: `${isTls ? 'mqtts' : 'mqtt'}://${hostname}`, port: port ?? 0 };
  }
  const number = publicMqtt.port === '' ? (PORTS[publicMqtt.protocol] ?? 1883) : publicMqtt.port;
  const path = publicMqtt.pathname.replace(/^\/$/, '');
  return {
    host: `${publicMqtt.protocol}//${publicMqtt.hostname}`,
    port: path === '' ? Number(number) : `${number}${path}`,
  };
}
