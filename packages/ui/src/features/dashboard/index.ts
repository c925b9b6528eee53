export { DashboardScreen } from './dashboard-screen/dashboard-screen';
