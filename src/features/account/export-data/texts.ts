export const exportTexts = {
  title: '导出个人数据',
  ask: {
    title: '导出个人数据',
    content:
      '将生成一份文件，包含我们保存的您和孩子的资料、课程、课时、订单等数据，手机号会被遮盖。文件里是您的私人信息，请不要发送给他人。',
    confirmText: '导出',
    cancelText: '取消',
  },
  making: '正在生成…',
  saving: '文件已开始下载',
  opened: '已为您打开数据文件',
} as const;
