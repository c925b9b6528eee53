export * from '../resources/account/account.tables';
export * from '../resources/contact/contact.tables';
export * from '../resources/group/group.tables';
export * from '../resources/material/material.tables';
export * from '../resources/open-api/open-api.tables';
export * from '../resources/prompt/prompt.tables';
export * from '../resources/robot/robot.tables';
export * from '../resources/send/send.tables';
