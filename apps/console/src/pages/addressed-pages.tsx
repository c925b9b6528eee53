import type { ComponentType } from 'react';
import { useSearchParams } from 'react-router';

/** A list page; `name` in the address is the initial search text. */
export const searchedPage = (List: ComponentType<{ readonly initialSearch?: string }>) =>
  function SearchedPage() {
    const name = useSearchParams()[0].get('name') ?? '';
    return <List key={name} initialSearch={name} />;
  };

/** A list of rules; `rule` in the address is the row that is opened. */
export const rulePage = (List: ComponentType<{ readonly rule?: string | undefined }>) =>
  function RulePage() {
    const rule = useSearchParams()[0].get('rule') ?? undefined;
    return <List key={rule} rule={rule} />;
  };

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
