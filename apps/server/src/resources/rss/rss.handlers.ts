import type { HandlersOf } from '../../http/handlers';
import { recordHandlers } from '../kept/kept.handlers';
import type { RssService } from './rss.service';

export const rssHandlers = (rss: RssService): HandlersOf<'rss'> => recordHandlers(rss);
