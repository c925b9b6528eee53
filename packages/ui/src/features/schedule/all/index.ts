export { SchedulesScreen, type SchedulesScreenProps } from './schedules-screen';
