export * from './resources/rule/event.constants';
