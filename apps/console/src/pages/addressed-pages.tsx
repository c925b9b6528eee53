import { useState, type ComponentType } from 'react';
import { useLocation, useSearchParams } from 'react-router';
import { useListAddress, type AddressedProps, type AddressNames } from './list-address';

/** A list by whose rows a link can lead. */
interface ListProps<Filter, Sort> extends AddressedProps<Filter, Sort> {
  /** The row that is opened. */
  readonly rule?: string | undefined;
}

/** A list that has in its address what it shows, and in `rule` the row that a link opens. */
export function listPage<Filter, Sort>(
  List: ComponentType<ListProps<Filter, Sort>>,
  names: AddressNames<Filter, Sort> = {},
) {
  function Content() {
    const rule = useSearchParams()[0].get('rule') ?? undefined;
    return <List {...useListAddress(names)} rule={rule} />;
  }
  return function ListPage() {
    const { key, hash } = useLocation();
    const [opened, setOpened] = useState(key);
    // A link to the same page begins anew, one to a place within it, such as that past the navigation, does not.
    if (key !== opened && hash === '') setOpened(key);
    return <Content key={opened} />;
  };
}

/** A list of rules, which can be filtered by their state. */
export const rulePage = <Filter extends { readonly state?: unknown }, Sort>(
  List: ComponentType<ListProps<Filter, Sort>>,
) => listPage(List, { filters: ['state'] });

/** The recipes; `recipe` in the address is the one that is opened. */
export const recipePage = (Screen: ComponentType<{ readonly recipe?: string | undefined }>) =>
  function RecipePage() {
    const recipe = useSearchParams()[0].get('recipe') ?? undefined;
    return <Screen key={recipe} recipe={recipe} />;
  };

/** The message log; `chat` in the address is the chat that is open, so that Back closes it and a link opens it. */
export const logPage = (
  Screen: ComponentType<{
    readonly openChat?: string | undefined;
    readonly onOpenChatChange?: ((openChat: string) => void) | undefined;
  }>,
) =>
  function LogPage() {
    const [address, setAddress] = useSearchParams();
    return (
      <Screen
        openChat={address.get('chat') ?? ''}
        onOpenChatChange={(chat) => setAddress(chat === '' ? {} : { chat })}
      />
    );
  };

/** The target of the link in a mail, with the token of the link. */
export const mailedPage = (Screen: ComponentType<{ readonly token: string }>) =>
  function MailedPage() {
    return <Screen token={useSearchParams()[0].get('token') ?? ''} />;
  };

/** The operator's page; `section` in the address is the part that is shown. */
export const operatorPage = (Screen: ComponentType<{ readonly section?: string | undefined }>) =>
  function OperatorPage() {
    return <Screen section={useSearchParams()[0].get('section') ?? ''} />;
  };

/** The page of one order, which is in the address, so that it survives a reload. */
export const orderPage = (Screen: ComponentType<{ readonly orderId: string }>) =>
  function OrderPage() {
    return <Screen orderId={useSearchParams()[0].get('order') ?? ''} />;
  };
