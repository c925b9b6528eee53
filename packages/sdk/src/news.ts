export * from './resources/schedule/news.constants';
