import type { Connection } from '../../core/connection';
import { chatResource, type ChatQuery } from '../chat/chat.resource';
import { contactEndpoints } from './contact.endpoints';

/** Which friends to list: page, page size and a part of the name or remark. */
export type ContactQuery = ChatQuery;

/** The friends of the robot. */
export const contactResource = (connection: Connection) =>
  chatResource(connection, contactEndpoints);
