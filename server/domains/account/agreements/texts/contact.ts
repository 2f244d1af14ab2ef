/** Placeholders (core/facts.ts), filled with the operator's settings. */
export const OPERATOR = '{company}';
export const PRIVACY_MAIL = '{privacyMail}';
export const CHILDREN_MAIL = '{childrenMail}';
export const CONTACT = '“我的—在线咨询”或“我的—意见反馈”';
/** Days within which requests about personal data are answered. */
export const ANSWER_DAYS = 15;
