import { pageConfigOf } from '@/contract/routes/page-config';

export default definePageConfig(pageConfigOf('growUpStudyPlan'));
