export * from './resources/rule/event.constants';
export * from './resources/rule/private-event.constants';
