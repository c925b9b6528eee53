/** The pool of an instance, the connection that listens and the one that watches the database. */
export const CONNECTIONS_OF_INSTANCE = 22;
/** The connections that PostgreSQL allows unless it is told otherwise, without those it keeps for its administrator. */
export const DEFAULT_CONNECTIONS = 97;
