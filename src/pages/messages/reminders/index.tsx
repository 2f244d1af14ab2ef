import { screen } from '@/features/screen';
import { RemindersScreen } from './parts/reminders-screen';

export default screen('weChatReminders', RemindersScreen);
