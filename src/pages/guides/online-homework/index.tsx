import { GuideCode } from '@/contract/guides/values';
import { guidePage } from '@/features/guides';
import { screen } from '@/features/screen';

export default screen('onlineHomeworkGuide', guidePage(GuideCode.onlineHomework));
