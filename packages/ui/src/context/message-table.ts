/** A text, or a function that makes one of its values. */
// `never` accepts every list of parameters; each table keeps its own exact ones.
export type Message = string | ((...values: never[]) => string);
export type MessageTable = Readonly<Record<string, Message>>;

/** Replaced texts by the id of their component, for a whole provider. */
export type AllMessageOverrides = Readonly<Record<string, MessageTable | undefined>>;
