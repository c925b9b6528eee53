import type { Connection } from '../../core/connection';
import { chatResource, type ChatQuery } from '../chat/chat.resource';
import { groupEndpoints } from './group.endpoints';

/** Which rooms to list: page, page size and a part of the topic. */
export type GroupQuery = ChatQuery;

/** The groups (rooms) that the robot is in. */
export const groupResource = (connection: Connection) => chatResource(connection, groupEndpoints);
