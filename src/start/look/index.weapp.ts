export { noFirstPaint as firstPaint } from '@/platform/first-paint';
