export { LoginScreen, type LoginScreenProps } from './login-screen/login-screen';
export { PersonalCentre } from './personal-centre/personal-centre';
export { SignUpScreen, type SignUpScreenProps } from './sign-up-screen/sign-up-screen';
