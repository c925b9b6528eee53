/** /member/main */
export { PlansScreen as default } from '@chatdeck/ui/order';
