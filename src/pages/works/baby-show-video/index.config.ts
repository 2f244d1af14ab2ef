import { pageConfigOf } from '@/contract/page-config';

export default definePageConfig(pageConfigOf('babyShowVideo'));
