import { CODE, type Code } from '@chatdeck/sdk/constants';
import { parseRobotClock, ROBOT_CLOCK_HEADER, type RobotClock } from '@chatdeck/sdk/rules';
import { capText } from '@chatdeck/sdk/contract';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import * as z from 'zod';
import { CapReached, Refusal } from '../refusal/refusal';
import { nameAccount } from '../http/request-account';
import { headerText, originOf } from '../http/call';
import { robotRefusal } from '../http/envelope';
import type { Distrust, RobotCaller, VerifyCall } from './verify-call';

/** The robot's success code; its plugin checks the HTTP status first, which is therefore 200 on every answer. */
const SUCCESS = 200;

/** Tells the robot's owner, through the robot's log, how to fix a rejected call. */
const DISTRUST_TEXT: Readonly<Record<Distrust, string>> = {
  unsigned: '请求没有签名',
  'unknown key': 'apiKey 不存在',
  'wrong signature': '签名不正确，请检查 apiSecret',
  'outside the window': '签名已过期，请校准机器人的系统时间',
  replayed: '签名已使用过',
};

/** One call of the robot. */
export interface RobotCall<Input> extends RobotCaller {
  readonly input: Input;
  readonly ip: string;
  /** What the robot's program says of itself; empty if nothing. */
  readonly userAgent: string;
  /** The host name under which the robot reached this server. */
  readonly hostname: string;
  /** Scheme, host and port under which the robot reached this server. */
  readonly origin: string;
  /** The clock of the robot's process; null if the call does not report it. */
  readonly clock: RobotClock | null;
}

export interface RobotRoute<Schema extends z.ZodType, Answer> {
  readonly method: 'GET' | 'POST';
  readonly path: string;
  readonly input: Schema;
  /** Parameters that the plugin signs as `undefined` and does not send. */
  readonly optional?: readonly string[];
  /** The `data` of a refusal: the plugin reads it whatever the code is. */
  readonly empty: Answer;
  /** The success code that the plugin expects; 200 on all routes but one. */
  readonly success?: number;
  readonly handle: (call: RobotCall<z.output<Schema>>) => Answer | Promise<Answer>;
}

/** Registers one signed call of the robot. */
export function robotRoute<Schema extends z.ZodType, Answer>(
  app: FastifyInstance,
  verify: VerifyCall,
  route: RobotRoute<Schema, Answer>,
): void {
  const refuse = (code: Code, text?: string) => robotRefusal(code, route.empty, text);
  const isMeantForUs = onlyParametersOf(route);

  app.route({
    method: route.method,
    url: route.path,
    handler: async (request) => {
      const sent = route.method === 'GET' ? request.query : request.body;
      const caller = await verify(sent, route.optional ?? []);
      if (typeof caller === 'string') return refuse(CODE.invalidToken, DISTRUST_TEXT[caller]);
      nameAccount(request, caller.userId);
      if (!isMeantForUs(asObject(sent)))
        return refuse(CODE.invalidValue, '签名不是为这个接口生成的');
      const parsed = route.input.safeParse({ ...asObject(sent), ...asObject(request.params) });
      if (!parsed.success) return refuse(CODE.invalidValue);
      try {
        const data = await route.handle({
          ...caller,
          input: parsed.data,
          ip: request.ip,
          userAgent: headerText(request, 'user-agent') ?? '',
          hostname: request.hostname,
          origin: originOf(request),
          clock: parseRobotClock(request.headers[ROBOT_CLOCK_HEADER]),
        });
        return { code: route.success ?? SUCCESS, msg: 'success', data };
      } catch (error) {
        if (error instanceof CapReached) {
          return refuse(error.code, capText(error.cap, 'zh-CN'));
        }
        if (error instanceof Refusal) return robotRefusal(error.code, error.detail ?? route.empty);
        logCrash(request, error);
        return refuse(CODE.serverError);
      }
    },
  });
}

/** The parameters that the plugin adds to every call (robot contract, section 3.2). */
const SIGNATURE = ['apiKey', 'timestamp', 'nonce', 'sign'];

/**
 * Checks that a call has the parameters of its route and no others. The signature covers neither method nor path, so
 * only the parameter names tie it to its route.
 */
function onlyParametersOf({ input, path, optional = [] }: RobotRoute<z.ZodType, unknown>) {
  const signed = parametersOf(input).filter((name) => !path.includes(`:${name}`));
  const known = new Set([...SIGNATURE, ...signed]);
  const required = signed.filter((name) => !optional.includes(name));
  return (sent: object) =>
    required.every((name) => name in sent) && Object.keys(sent).every((name) => known.has(name));
}

function parametersOf(input: z.ZodType): string[] {
  const fields = input instanceof z.ZodPipe ? input.in : input;
  if (fields instanceof z.ZodObject) return Object.keys(fields.shape);
  throw new Error('The parameters of a robot call are named one by one');
}

export const logCrash = (request: FastifyRequest, error: unknown) =>
  request.log.error({ err: error }, 'A call of the robot failed');

const asObject = (value: unknown): object =>
  typeof value === 'object' && value !== null ? value : {};
