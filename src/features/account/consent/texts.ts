export const CONSENT_TEXT = {
  consent: '我已阅读并同意以下协议',
  documentsChanged: '协议已更新，请重新阅读并确认',
  consentTitle: '服务协议与隐私保护',
  consentContent: '为了保护您和孩子的权益，登录前请阅读并同意以下协议：',
  consentDecline: '不同意',
  consentAccept: '同意并继续',
} as const;
