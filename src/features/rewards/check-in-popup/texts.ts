export const checkInTexts = {
  title: (days: number): string => (days > 0 ? `本月已签到${days}天` : '本月还没有签到'),
  goOn: '今天也来打个卡，好习惯一天天长大',
  begin: '从今天开始，陪孩子养成好习惯',
  days: '天',
  checkIn: '去签到',
} as const;
