export * from './resources/custom/custom-routes.constants';
export * from './resources/operator/operator.constants';
