export * from './resources/audit/audit.constants';
