export * from './resources/operator/operator.constants';
