import type { Dialogue } from '@chatdeck/sdk';
import { useState } from 'react';
import { questionApi } from '#store/question.api.ts';
import type { Asked } from '#lists/question/use-question.ts';

/** A question and what came of it. */
export interface Turn {
  readonly text: string;
  readonly asked: Asked;
}

/** Asks the service of a stored dialogue through the server, each question by itself. */
export function useTestChat({ id, version }: Pick<Dialogue, 'id' | 'version'>) {
  const [send, { isLoading }] = questionApi.useAskMutation();
  const [turns, setTurns] = useState<readonly Turn[]>([]);
  const ask = async (text: string) => {
    const at = turns.length;
    setTurns([...turns, { text, asked: { status: 'pending' } }]);
    const { data } = await send({ place: 'dialogue', id, version, text });
    const asked: Asked = data ? { status: 'answered', answer: data } : { status: 'idle' };
    setTurns((now) => now.map((turn, index) => (index === at ? { ...turn, asked } : turn)));
  };
  return { turns, ask: (text: string) => void ask(text), isPending: isLoading };
}
