/** /dashboard/main */
export { DashboardScreen as default } from '@chatdeck/ui/dashboard';
