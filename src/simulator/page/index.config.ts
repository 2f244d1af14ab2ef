export default definePageConfig({ navigationBarTitleText: '场景控制台' });
