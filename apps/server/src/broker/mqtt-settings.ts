import * as z from 'zod';

const mqttAddress = (error: string) =>
  z.url({ protocol: /^(mqtts?|wss?)$/, hostname: /./, error }).transform((text) => new URL(text));

/** The environment variables of what robots listen to. */
export const mqttVariables = {
  MQTT_URL: mqttAddress('must be an mqtt://, mqtts://, ws:// or wss:// address').optional(),
  MQTT_PUBLIC_URL: mqttAddress('must be an mqtt://, mqtts://, ws:// or wss:// address')
    .refine(
      ({ username, password }) => username === '' && password === '',
      'must be without a user and a password, since every robot is told it',
    )
    .optional(),
};

type Variables = z.output<z.ZodObject<typeof mqttVariables>>;

/** Robots reach a cluster by another address than this server does, as a rule, and without its password. */
export const hasPublicMqtt = ({ MQTT_URL, MQTT_PUBLIC_URL }: Variables): boolean =>
  MQTT_URL === undefined || MQTT_PUBLIC_URL !== undefined;
