import type { JsonObject } from '../core/json';

/** The rights of an account. */
export interface ServedRights {
  readonly isMember: boolean;
  /** The pages of the custom centre that it may use. */
  readonly customRoutes: readonly string[];
}

/** The parts of a config that require membership (product specification, section 2: the advanced area). */
const MEMBER_PARTS: JsonObject = {
  privateForwards: [],
  roomAsyncList: [],
  callBackEvents: [],
  summerConfig: null,
};

/** The parts that belong to a child of the custom centre, by its route. */
const CUSTOM_PARTS: Readonly<Record<string, JsonObject>> = {
  keywordForward: { forwards: [] },
  customBot: { customBot: null },
  conversationRecord: { conversationRecord: null },
  uploadFile: { uploadFileConfig: null },
};

/** Removes what the account may not use; it stays stored. */
export function withinRights(
  stored: JsonObject,
  { isMember, customRoutes }: ServedRights,
): JsonObject {
  const withheld = Object.entries(CUSTOM_PARTS)
    .filter(([route]) => !customRoutes.includes(route))
    .map(([, part]) => part);
  const parts: readonly JsonObject[] = [stored, ...(isMember ? [] : [MEMBER_PARTS]), ...withheld];
  return parts.reduce((served, part) => ({ ...served, ...part }));
}
