import type { MockFault } from '@chatdeck/sdk/testing';
import { manyRows, withNullLists, withWrongTypes } from './altered-answers';

const HTML = '<!doctype html><html><body><h1>nginx</h1></body></html>';

/** What a server or what stands before it says instead of its answer. `answers` are slow or strange, but good. */
export const SERVER_FAULTS = {
  'an HTML page with 502': { kind: 'raw', status: 502, body: HTML },
  'JSON that ends in its middle': {
    kind: 'raw',
    status: 200,
    body: '{"code":0,"msg":"","data":{"count":20,"li',
  },
  'an empty body': { kind: 'raw', status: 200, body: '' },
  'null instead of lists': { kind: 'altered', alter: withNullLists },
  'values of wrong types': { kind: 'altered', alter: withWrongTypes },
  '50,000 rows': { kind: 'altered', alter: manyRows },
  'no answer at all': { kind: 'never' },
  'no connection': { kind: 'offline' },
  'an HTML page with 401': { kind: 'raw', status: 401, body: HTML },
  '429 of a proxy': { kind: 'raw', status: 429, body: 'Too Many Requests' },
  'an envelope with 500': {
    kind: 'raw',
    status: 500,
    body: '{"code":50000,"msg":"服务器出错了","data":{"requestId":"r-1"}}',
  },
  'code 40001': { kind: 'code', code: 40001 },
  'code 50000': { kind: 'code', code: 50000 },
  'a slow answer': { kind: 'slow', ms: 100 },
} as const satisfies Record<string, MockFault>;

export type ServerFaultName = keyof typeof SERVER_FAULTS;

/** What is no failure: the answer comes, late or long. */
export const isAnswer = (name: ServerFaultName): boolean =>
  name === '50,000 rows' || name === 'a slow answer';
