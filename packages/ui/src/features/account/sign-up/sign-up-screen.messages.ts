import { defineMessages } from '#messages';

export const signUpMessages = defineMessages(
  'sign-up-screen',
  () => ({
    title: '注册',
    text: '一个账号，连接一个聊天助手',
    name: '昵称',
    email: '邮箱',
    password: '密码',
    submit: '注册',
    hasAccount: '已经有账号？',
    logIn: '登录',
    done: '注册成功，激活邮件已发到你的邮箱',
    notMailed: '注册成功；激活邮件未发出，可以在个人中心点「重新发送激活邮件」',
    emailTaken: '这个邮箱已经注册过，可以直接登录',
  }),
  () => ({
    title: 'Sign up',
    text: 'One account, connected to one chat assistant',
    name: 'Name',
    email: 'E-mail',
    password: 'Password',
    submit: 'Sign up',
    hasAccount: 'Already have an account?',
    logIn: 'Log in',
    done: 'Signed up. The activation mail is on its way',
    notMailed:
      'Signed up. The activation mail could not be sent. Press "Send the activation mail again" in your account',
    emailTaken: 'This e-mail already has an account; you can log in with it',
  }),
);
