export { ActivationScreen, type ActivationScreenProps } from './activation/activation-screen';
export { LoginScreen, type LoginScreenProps } from './login-screen/login-screen';
export { PersonalCentre } from './personal-centre/personal-centre';
export { SignUpScreen, type SignUpScreenProps } from './sign-up-screen/sign-up-screen';
export { PasswordForgetScreen } from './password-forget/password-forget-screen';
export {
  PasswordResetScreen,
  type PasswordResetScreenProps,
} from './password-reset/password-reset-screen';
export { EmailChangeScreen } from './email-change/email-change-screen';
export { PasswordChangeScreen } from './password-change/password-change-screen';
