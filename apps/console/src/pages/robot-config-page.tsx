/** /wechat/index */
export { RobotConfigScreen as default } from '@chatdeck/ui/robot';
