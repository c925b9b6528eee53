import { CODE } from '@chatdeck/sdk/constants';
import { ruleText } from '@chatdeck/sdk/texts';
import { thrownToError, type CallError } from '#context/call-error.ts';
import { useChatdeck } from '#context/chatdeck-context.ts';
import { contactApi } from '#store/contact.api.ts';

/** A search gives no more: the very name may stand behind those that only have it in them. */
const MOST_FOUND = 20;

/** Refuses the name of nobody before it is sent; where the friends cannot be asked for, the server decides. */
export function useUnknownFriend() {
  const { locale } = useChatdeck();
  const [search] = contactApi.useLazySearchContactsQuery();
  return async (typed: string): Promise<CallError | undefined> => {
    const name = typed.trim();
    const { data = [], error: failure } = await search(name);
    const isKnown = data.some((friend) => [friend.name, friend.alias].includes(name));
    if (isKnown || failure !== undefined || data.length >= MOST_FOUND) return undefined;
    const rule = 'reminder.friend';
    const message = ruleText(rule, locale);
    const error = thrownToError(new Error(message));
    return { ...error, code: CODE.invalidValue, issues: [{ path: 'subscribe', rule, message }] };
  };
}
