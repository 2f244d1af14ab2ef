export default definePageConfig({ navigationBarTitleText: '豌豆家长端', enableShareAppMessage: true });
