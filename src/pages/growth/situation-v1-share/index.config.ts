import { pageConfigOf } from '@/contract/page-config';

export default definePageConfig(pageConfigOf('growUpSituationV1Share'));
