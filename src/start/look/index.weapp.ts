import { keepLineEnds } from '@/components/keep-line-ends.weapp';

export { noFirstPaint as firstPaint } from '@/platform/first-paint';

keepLineEnds();
