/** /member/order */
export { OrdersScreen as default } from '@chatdeck/ui/order';
