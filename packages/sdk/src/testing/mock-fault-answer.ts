import type { AnyEndpoint } from '../contract';
import { answerAsMock, mockEnvelope, type MockRequest, type MockWorld } from './mock-answer';
import type { MockFaults } from './mock-fault';

/** Answers a request as the call's fault has it, otherwise as a server does. */
export async function answerWithFault(
  endpoint: AnyEndpoint,
  asked: MockRequest,
  world: MockWorld,
  faults: MockFaults = {},
): Promise<Response> {
  const fault = faults[endpoint.id] ?? faults['*'];
  switch (fault?.kind) {
    case 'never':
      return new Promise(() => undefined);
    case 'offline':
      return Response.error();
    case 'raw':
      return new Response(fault.body, { status: fault.status });
    case 'code':
      return mockEnvelope(asked.request, fault.code, fault.data ?? null);
    case 'altered':
      return answerAsMock(endpoint, asked, world, fault.alter);
    case 'slow':
      await new Promise((resolve) => setTimeout(resolve, fault.ms));
      return answerAsMock(endpoint, asked, world);
    case undefined:
      return answerAsMock(endpoint, asked, world);
  }
}
