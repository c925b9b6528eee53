/** A text, or a function that builds one from its values. */
// `never` accepts any parameter list; each table retains its own exact types.
export type Message = string | ((...values: never[]) => string);
export type MessageTable = Readonly<Record<string, Message>>;

/** Overridden texts by the id of their component, for a whole provider. */
export type AllMessageOverrides = Readonly<Record<string, MessageTable | undefined>>;
