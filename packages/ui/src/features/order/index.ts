export { OrdersScreen } from './orders-screen/orders-screen';
export { PaymentScreen, type PaymentScreenProps } from './payment-screen/payment-screen';
export { PlansScreen } from './plans-screen/plans-screen';
