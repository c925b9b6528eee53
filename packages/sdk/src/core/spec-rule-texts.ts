import { missing, wrong, type RuleText } from './rule-text';

/** The rules whose Chinese text the product specification gives (section 5); it must not be changed. */
export const SPEC_RULE_TEXT = {
  required: missing('必填', 'Required'),

  'message.content': missing('内容必填', 'Content is required'),
  'message.file': missing('文件必传', 'A file is required'),
  'message.url': missing('链接url必填', 'Link address is required'),
  'message.title': missing('链接标题必填', 'Link title is required'),
  'message.description': missing('链接描述必填', 'Link description is required'),
  'message.thumbnail': missing('缩略图必传', 'A thumbnail is required'),
  'message.incomplete': missing('请将表单填写完整后发送', 'Complete the form before sending'),
  'send.target': missing('群名/好友昵称至少填一个', 'Choose at least one group or friend'),
  'send.material': missing('素材必选', 'Choose at least one material'),
  /** `N` stands for the limit; `pickerLimitText` fills it in. */
  'picker.limit': wrong('只能选中N项', 'Choose at most N'),

  'material.name': missing('素材别名必填', 'Material name is required'),
  'material.h5.url': missing('h5 url必填', 'H5 address is required'),
  'material.h5.title': missing('h5卡片标题必填', 'H5 card title is required'),
  'material.h5.description': missing('h5描述必填', 'H5 description is required'),
  'material.mini.appid': missing('appid必填', 'appid is required'),
  'material.mini.username': missing('username必填', 'username is required'),
  'material.mini.title': missing('小程序标题必填', 'Mini program title is required'),
  'material.mini.description': missing('小程序描述必填', 'Mini program description is required'),
  'material.mini.pagePath': missing('页面路径必填', 'Page path is required'),
  'material.mini.thumbnail': missing('缩略图必填', 'A thumbnail is required'),

  'rule.keywords': missing('关键词必填', 'Enter at least one keyword'),
  'forward.rooms': missing('群组必选', 'Choose the groups to listen to'),
  'forward.contacts': missing('好友必选', 'Choose the friends to listen to'),
  'forward.toRooms': missing('转发群组必选', 'Choose the groups to forward to'),
  'forward.toContacts': missing('转发好友必选', 'Choose the friends to forward to'),

  'upload.name': wrong('文件名不能带中文', 'A file name cannot contain Chinese characters'),
  'upload.thumbnail': wrong('仅支持JPG/PNG格式!', 'Only JPG and PNG files'),
  'upload.send.format': wrong('仅支持JPG/PNG/TEXT/ZIP 格式!', 'Only JPG, PNG, TEXT and ZIP files'),
  'upload.send.size': wrong('上传文件大小不能超过 5MB!', 'A file must be under 5 MB'),
  'upload.material.format': wrong(
    '仅支持JPG/PNG/TEXT/ZIP/XLS/CSV/DOC/PPT 格式!',
    'Only JPG, PNG, TEXT, ZIP, XLS, CSV, DOC and PPT files',
  ),
  'upload.material.size': wrong('上传文件大小不能超过 10MB!', 'A file must be under 10 MB'),
} as const satisfies Record<string, RuleText>;
