/** The operator's name and contact data. The only place an operator has to edit. */
export const OPERATOR = '豌豆家长端运营方';
export const PRIVACY_MAIL = 'privacy@wandou.example';
export const CHILDREN_MAIL = 'children@wandou.example';
export const CONTACT = '“我的—在线咨询”或“我的—意见反馈”';
/** Days within which requests about personal data are answered. */
export const ANSWER_DAYS = 15;
